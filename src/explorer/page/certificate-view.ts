import { button } from './button.ts';
import { html, put } from './element.ts';

/** Characters of a certificate that are shown; copied and saved it is whole. */
const MAX_SHOWN = 20_000;

/** Returns the proofs as `saltus verify` reads them, to be copied or saved; nothing if nothing is proved. */
export function certificateView(proofs: readonly object[]): HTMLElement | null {
  if (proofs.length === 0) return null;
  const text = `${JSON.stringify(proofs.length === 1 ? proofs[0] : proofs, null, 2)}\n`;
  const element = html('span', { role: 'status', class: 'x-quiet' });
  const copy = async () =>
    put(element, (await copied(text)) ? 'Copied.' : 'The browser does not allow copying; use Save.');
  const save = () => saveAs('proof.json', text);
  const shown = text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
  return html(
    'details',
    { class: 'x-certificate' },
    html('summary', {}, 'Certificate'),
    html(
      'p',
      {},
      'Verify it with a checker that shares no code with the engine: ',
      html('code', {}, 'npx saltus verify proof.json'),
    ),
    html('p', { class: 'x-row' }, button('Copy', copy), button('Save', save), element),
    html('pre', { tabindex: 0, role: 'region', 'aria-label': 'Certificate, JSON' }, shown),
  );
}

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = html('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
