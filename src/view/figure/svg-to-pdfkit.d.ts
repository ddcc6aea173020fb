/** The part of svg-to-pdfkit 0.1.8 that is used here; it comes without types. */
declare module 'svg-to-pdfkit' {
  interface Options {
    readonly width: number;
    readonly height: number;
    /** Whether lengths without a unit are points; else they are pixels of 1/96 inch. */
    readonly assumePt: boolean;
    /** The file of the face for a text. */
    readonly fontCallback: (family: string, bold: boolean, italic: boolean) => string;
    readonly warningCallback: (warning: string) => void;
  }
  export default function svgToPdfkit(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: Options,
  ): void;
}
