/**
 * Opens the target of an address, and everything for print, since paper cannot be expanded; but not the long lists that a
 * form filters.
 */
export function expandSearchMatches(): void {
  const openTarget = () => {
    const target = document.getElementById(decoded(location.hash.slice(1)));
    const inner = target?.querySelector<HTMLDetailsElement>(':scope > details');
    if (inner) inner.open = true;
    let moves = false;
    for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
      moves ||= !around.open;
      around.open = true;
    }
    if (moves) target?.scrollIntoView({ behavior: 'instant' });
  };
  addEventListener('hashchange', openTarget);
  openTarget();
  let closed: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    if (document.querySelector('[data-narrows]')) return;
    closed = [...document.querySelectorAll('details')].filter(details => !details.open);
    for (const details of closed) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of closed) details.open = false;
  });
}

/**
 * Returns a fragment decoded. One that cannot be decoded, such as `100%`, stays as it is: it leads nowhere, and causes no
 * error.
 */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
