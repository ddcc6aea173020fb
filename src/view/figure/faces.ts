import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const face = (file: string) => resolve(`dejavu-fonts-ttf/ttf/${file}`);

/** The faces of DejaVu Sans that figures are set in, as files, so that nothing depends on what the machine has installed. */
export const FACES = {
  upright: face('DejaVuSans.ttf'),
  bold: face('DejaVuSans-Bold.ttf'),
  oblique: face('DejaVuSans-Oblique.ttf'),
};

/** The file of a style. */
export function faceOf(isBold: boolean, isOblique: boolean): string {
  return isBold ? FACES.bold : isOblique ? FACES.oblique : FACES.upright;
}

let opened: readonly (readonly [file: string, font: PDFKit.Mixins.PDFFontSource])[] | undefined;

/** Gives a document the faces by their files. Each is opened once in a process: for a small PDF that is a third of the time. */
export function giveFaces(document: PDFKit.PDFDocument): void {
  // What the types do not know: an opened font is taken as well.
  opened ??= Object.values(FACES).map(file => [file, openSync(file) as never]);
  for (const [file, font] of opened) document.registerFont(file, font);
}
