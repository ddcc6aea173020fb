const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

const SIGNS: Readonly<Record<Choice, string>> = { system: '◐', light: '○', dark: '●' };

const KEY = 'saltus-theme';

/** Sent to the document when the colours change, by the button or by the system: charts are drawn again. */
export const THEME_CHANGED = 'saltus-theme-changed';

/** Whether the page is dark now. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}

/** Lets the button in the header go through system, light and dark, and remembers the choice where it can. */
export function themeButton(): void {
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (!button) return;
  const announce = () => document.dispatchEvent(new Event(THEME_CHANGED));
  const show = () => {
    button.textContent = SIGNS[chosen()];
    button.title = `Colour theme: ${chosen()}`;
    button.setAttribute('aria-label', button.title);
  };
  button.addEventListener('click', () => {
    const next = CHOICES[(CHOICES.indexOf(chosen()) + 1) % CHOICES.length]!;
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    remember(next);
    show();
    announce();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', announce);
  show();
  button.hidden = false;
}

function chosen(): Choice {
  return CHOICES.find(choice => choice === document.documentElement.dataset.theme) ?? 'system';
}

/** A browser may have no storage for pages from disk; then the choice lasts as long as the page. */
function remember(choice: Choice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {}
}
