/** Any value of a PDF. Dictionaries are maps; names in them are without their slash, decoded. */
export type PdfValue =
  null | boolean | number | PdfName | PdfString | PdfRef | PdfValue[] | PdfDict | PdfStream;

export type PdfDict = Map<string, PdfValue>;

export class PdfName {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A string as its bytes, one letter a byte. */
export class PdfString {
  readonly bytes: string;
  constructor(bytes: string) {
    this.bytes = bytes;
  }
}

/** Names an object by its number and generation. */
export class PdfRef {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  /** As they stand in the file, still packed. */
  readonly bytes: Uint8Array;
  constructor(dict: PdfDict, bytes: Uint8Array) {
    this.dict = dict;
    this.bytes = bytes;
  }
}

/** The text of a name; undefined for anything else. */
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.text : undefined;
