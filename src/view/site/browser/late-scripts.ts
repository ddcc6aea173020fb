const loaded = new Map<string, Promise<void>>();

/** Loads a script once. A page from disk may not fetch, but it may load a script, whose data is then there under its name. */
export function loadScript(src: string): Promise<void> {
  const before = loaded.get(src);
  if (before) return before;
  const loading = new Promise<void>((done, failed) => {
    const element = document.createElement('script');
    element.src = src;
    element.addEventListener('load', () => done());
    element.addEventListener('error', () => failed(new Error(src)));
    document.head.append(element);
  });
  loaded.set(src, loading);
  return loading;
}

/**
 * Calls a function once for each element that comes near the window.
 *
 * @param ahead how far below the window an element is then, in px
 */
export function whenNear(
  elements: Iterable<HTMLElement>,
  ahead: number,
  call: (element: HTMLElement) => void,
): void {
  const near = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        call(target as HTMLElement);
      }
    },
    { rootMargin: `${ahead}px` },
  );
  for (const element of elements) near.observe(element);
}
