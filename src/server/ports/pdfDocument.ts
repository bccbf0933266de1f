/** A document to be drawn, as data: what it says, in order. Texts are for people, already formatted. */
export interface PdfDocument {
  title: string;
  /** Language of what it says: `es`. */
  language: string;
  /** The number of a page in words, with places `{page}` and `{pages}`. */
  page: string;
  /** Name and colour (`#RRGGBB`) of the tenant. */
  brand: { name: string; color: string };
  /** When it is made, an ISO instant. */
  at: string;
  /** Repeated at the foot of every page, beside its number. */
  foot: string;
  /** Across the head of every page: that it is a sample, that it is not signed. */
  notice?: string;
  /** Files that the PDF carries along. */
  attachments?: Attachment[];
  blocks: Block[];
}

/** A file within a PDF; without bytes it is only named. */
export interface Attachment {
  name: string;
  media_type: string;
  /** Of the bytes, in hex. */
  sha256: string;
  bytes?: Uint8Array;
}

export type Block =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'text'; text: string; look?: 'small' | 'strong' }
  | { kind: 'list'; items: string[] }
  /** Labels with their values, two columns. */
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | Table
  /** A scale of whole numbers with one of them marked, such as the risk from 1 to 7; `alt` says it. */
  | {
      kind: 'scale';
      label: string;
      of: number;
      marked: number;
      low: string;
      high: string;
      alt: string;
    }
  /** A bar for each label; values in percent, below zero to the left. */
  | { kind: 'bars'; label: string; bars: { label: string; value: number; shown: string }[] }
  /** Room for a signature below each of these words, and for place and date. */
  | { kind: 'signatures'; people: string[]; place: string };

export interface Table {
  kind: 'table';
  /** Said before it, and its name for those who do not see it. */
  caption: string;
  /** `width` is a share of the page's. */
  columns: { title: string; width: number; align?: 'right' }[];
  rows: string[][];
  /** A last row that adds up. */
  total?: string[];
}
