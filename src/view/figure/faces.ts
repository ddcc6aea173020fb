import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../run/load/modules.mjs';

const { resolve } = createRequire(join(ROOT, 'package.json'));
const face = (file: string) => resolve(`dejavu-fonts-ttf/ttf/${file}`);

/** The faces of DejaVu Sans that figures are set in, as files, so that nothing depends on what the machine has installed. */
export const FACES = {
  upright: face('DejaVuSans.ttf'),
  bold: face('DejaVuSans-Bold.ttf'),
  oblique: face('DejaVuSans-Oblique.ttf'),
};

/** Returns the file of a style. */
export function faceOf(isBold: boolean, isOblique: boolean): string {
  return isBold ? FACES.bold : isOblique ? FACES.oblique : FACES.upright;
}
