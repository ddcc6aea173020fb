/// <reference path="./svg-to-pdfkit.d.ts" />
import PDFDocument from 'pdfkit';
import svgToPdfkit from 'svg-to-pdfkit';
import { FACES, faceOf } from './faces.ts';

/** A pixel of the SVG is 1/96 inch, a point of PDF 1/72. */
const POINTS = 72 / 96;

/** The date in every file: its bytes must not depend on when it was written. */
const WRITTEN = new Date('2012-01-15T00:00:00Z');

/**
 * Returns the SVG of a figure as a PDF of one page of its size: vectors and embedded fonts, for `\includegraphics`. Equal
 * SVGs give equal bytes. For each face only the glyphs that are used are embedded.
 *
 * @param title for the reader's window and for screen readers
 */
export async function svgToPdf(svg: string, title: string): Promise<Uint8Array> {
  const [width, height] = sizeOf(svg);
  const document = new PDFDocument({
    size: [width * POINTS, height * POINTS],
    margin: 0,
    // None: the default font would be read again.
    font: null as unknown as string,
    info: { Title: title, Producer: 'saltus', Creator: 'saltus', CreationDate: WRITTEN, ModDate: WRITTEN },
    lang: 'en',
    displayTitle: true,
  });
  for (const file of Object.values(FACES)) document.registerFont(file, emptyFace(file));
  document.font(FACES.upright);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise(done => document.on('end', done));
  svgToPdfkit(document, svg, 0, 0, {
    width: width * POINTS,
    height: height * POINTS,
    assumePt: false,
    fontCallback: (_family, bold, italic) => faceOf(bold, italic),
    warningCallback: warning => {
      throw new Error(`a figure cannot be written as PDF: ${warning}`);
    },
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/**
 * A face as fontkit reads it for pdfkit: its tables, and the glyphs used so far, each with the letters that first used
 * it.
 */
interface Face {
  _glyphs: object;
}

const faces = new Map<string, Face>();

/**
 * Returns a face without glyphs. Its tables are read only once, since that takes a quarter of the time of a figure. Its
 * glyphs are reset, so that no figure depends on the letters of another; this works because a figure is drawn without
 * waiting in between.
 */
function emptyFace(file: string): PDFKit.Mixins.PDFFontSource {
  const known = faces.get(file);
  const face = known ?? (new PDFDocument({ font: file }) as unknown as { _font: { font: Face } })._font.font;
  faces.set(file, face);
  face._glyphs = {};
  return face as unknown as PDFKit.Mixins.PDFFontSource;
}

function sizeOf(svg: string): [width: number, height: number] {
  const read = (name: string) => Number(new RegExp(`<svg[^>]* ${name}="([0-9.]+)"`).exec(svg)?.[1]);
  return [read('width'), read('height')];
}
