// What reading a PDF gives: pages of placed words. Coordinates in PDF points, origin at the page's top left.

export type Word = {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Font size in points (for OCR: the line's height). */
  readonly size: number;
  readonly bold?: boolean;
  /** The file writes no blank before it, as it does elsewhere on the page between words of a line: it begins a text of its own. */
  readonly apart?: boolean;
  /** 0..100, only from OCR. */
  readonly confidence?: number;
};

export type Page = {
  /** 1-based, over all files of the chart. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** `text`: native text layer. `ocr`: read from the image. `blank`: nothing on it. `unreadable`: there is something and it could not be read. */
  readonly source: 'text' | 'ocr' | 'blank' | 'unreadable';
  /** Mean word confidence 0..100 for OCR pages, else 100. */
  readonly confidence: number;
  /** Clockwise degrees by which the page as stored was turned so that its print stands upright; boxes, width and height are of the turned page. */
  readonly turned?: 90 | 180 | 270;
  /** In content order; the chart's layout decides the reading order. Check boxes and radio buttons appear as words "☒" (on) or "☐" (off). */
  readonly words: readonly Word[];
};
