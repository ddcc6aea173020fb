/**
 * Loads the script that each of these elements names when it comes near the window. A page from disk may not fetch, but
 * it may load a script, whose data is then there under its name.
 *
 * @param ahead how far below the window an element is then, in px
 */
export function loadScriptsWhenNear(
  selector: string,
  ahead: number,
  loaded: (place: HTMLElement) => void,
  failed: (place: HTMLElement, script: string) => void,
): void {
  const near = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target as HTMLElement);
      }
    },
    { rootMargin: `${ahead}px` },
  );
  const load = (place: HTMLElement) => {
    const element = document.createElement('script');
    element.src = place.dataset.script!;
    element.addEventListener('load', () => loaded(place));
    element.addEventListener('error', () => failed(place, place.dataset.script!));
    document.head.append(element);
  };
  for (const place of document.querySelectorAll<HTMLElement>(selector)) near.observe(place);
}
