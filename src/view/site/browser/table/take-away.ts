import { answer, copyText } from '../copy.ts';
import { element } from '../element.ts';

/** A button copies the rows that are shown, as a spreadsheet takes them. */
export function copyOnPress(button: HTMLButtonElement, rows: () => readonly (readonly string[])[]): void {
  button.addEventListener('click', () => {
    const lines = rows().map(cells => cells.join('\t'));
    answer(button, copyText(lines.join('\n')));
  });
}

/** A button offers them as a file. */
export function saveOnPress(button: HTMLButtonElement, name: string, csv: () => string): void {
  button.addEventListener('click', () => {
    const address = URL.createObjectURL(new Blob([csv()], { type: 'text/csv' }));
    element('a', { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
}
