import PDFDocument from 'pdfkit';
import { textMetrics } from 'vega';
import { faceOf } from './faces.ts';

/** A text of a scene. */
interface Text {
  readonly fontSize?: number;
  readonly fontWeight?: number | string;
  readonly fontStyle?: string;
}

declare module 'vega' {
  /** Exported, and left out of the types; a width of one's own is provided for. */
  const textMetrics: { width: (item: Text, text: unknown) => number };
}

/** The size of a text that says none, in px, as Vega takes it. */
const DEFAULT_SIZE = 11;

let ruler: PDFKit.PDFDocument | undefined;

/** Returns the width of a text of a figure in whole px, rounded up, for the face in which it is drawn. */
export function textWidth({ fontSize = DEFAULT_SIZE, fontWeight, fontStyle }: Text, text: unknown): number {
  const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
  const isOblique = fontStyle === 'italic' || fontStyle === 'oblique';
  ruler ??= new PDFDocument();
  ruler.font(faceOf(isBold, isOblique)).fontSize(fontSize);
  return Math.ceil(ruler.widthOfString(`${text ?? ''}`.trim()));
}

/** Lets Vega lay charts out by {@link textWidth}: without a canvas it takes each letter to be 0.8 em wide, and leaves margins. */
export function measureTexts(): void {
  textMetrics.width = textWidth;
}
