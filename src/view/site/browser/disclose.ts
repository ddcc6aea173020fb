/** Opens what an address leads to, and for print everything: what is closed on paper cannot be opened. */
export function openWhatIsSought(): void {
  const openTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const entry = target?.querySelector<HTMLDetailsElement>(':scope > details');
    if (entry) entry.open = true;
  };
  addEventListener('hashchange', openTarget);
  openTarget();
  let closed: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details')].filter(one => !one.open);
    for (const one of closed) one.open = true;
  });
  addEventListener('afterprint', () => {
    for (const one of closed) one.open = false;
  });
}
