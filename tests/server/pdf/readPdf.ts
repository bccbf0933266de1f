import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
} from 'pdf-lib';

/** What a reader finds in one of our PDFs, by our own means. */
export interface ReadPdf {
  document: PDFDocument;
  pages: number;
  title: string | undefined;
  /** Every text of a page in the order in which it was drawn, one line each. */
  text: string;
  /** Kinds of element in reading order, with the text of each. */
  elements: { tag: string; text: string; alt?: string }[];
  /** Texts that belong to no element and are no decoration. */
  untagged: string[];
}

/** Reads a PDF back: its texts through the font's own table of characters, and its tree of tags. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const shown = document.getPages().map((page) => readPage(document, page.node));
  const marked = new Map<string, string[]>();
  shown.forEach((runs, page) =>
    runs.forEach(({ id, text }) => {
      if (id !== undefined)
        marked.set(`${page} ${id}`, [...(marked.get(`${page} ${id}`) ?? []), text]);
    }),
  );
  return {
    document,
    pages: shown.length,
    title: document.getTitle(),
    text: shown
      .flat()
      .map(({ text }) => text)
      .join('\n'),
    elements: readTree(document, marked),
    untagged: shown
      .flat()
      .filter(({ id, isAside }) => id === undefined && !isAside)
      .map(({ text }) => text),
  };
}

interface Run {
  text: string;
  id?: number;
  isAside: boolean;
}

function readPage(document: PDFDocument, node: PDFDict): Run[] {
  const contents = document.context.lookup(node.get(PDFName.of('Contents')));
  const streams =
    contents instanceof PDFArray ? contents.asArray() : [node.get(PDFName.of('Contents'))!];
  const code = streams
    .map((each) =>
      Buffer.from(
        decodePDFRawStream(document.context.lookup(each) as PDFRawStream).decode(),
      ).toString('latin1'),
    )
    .join('\n');
  const letters = readLetters(document, node);
  const runs: Run[] = [];
  let id: number | undefined;
  let isAside = false;
  const pattern = /\/(\w+) <<\/MCID (\d+)>> BDC|\/Artifact BMC|EMC|<([0-9A-Fa-f]+)> Tj/g;
  for (const match of code.matchAll(pattern)) {
    if (match[2] !== undefined) id = Number(match[2]);
    else if (match[0] === '/Artifact BMC') isAside = true;
    else if (match[0] === 'EMC') [id, isAside] = [undefined, false];
    else runs.push({ text: decode(match[3]!, letters), id, isAside });
  }
  return runs;
}

const decode = (hex: string, letters: Map<number, string>) =>
  (hex.match(/.{4}/g) ?? []).map((code) => letters.get(parseInt(code, 16)) ?? '\ufffd').join('');

/** The ToUnicode table of the page's one font. */
function readLetters(document: PDFDocument, node: PDFDict): Map<number, string> {
  const { context } = document;
  const resources = context.lookup(node.get(PDFName.of('Resources')), PDFDict);
  const fonts = context.lookup(resources.get(PDFName.of('Font')), PDFDict);
  const letters = new Map<number, string>();
  for (const value of fonts.values()) {
    const table = context.lookup(
      context.lookup(value, PDFDict).get(PDFName.of('ToUnicode')),
    ) as PDFRawStream;
    const text = inflateSync(Buffer.from(table.contents)).toString('latin1');
    for (const [, code, letter] of text.matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>/g))
      letters.set(parseInt(code!, 16), Buffer.from(letter!, 'hex').swap16().toString('utf16le'));
  }
  return letters;
}

function readTree(document: PDFDocument, marked: Map<string, string[]>): ReadPdf['elements'] {
  const { context, catalog } = document;
  const pageOf = new Map(document.getPages().map((page, index) => [page.ref.toString(), index]));
  const found: ReadPdf['elements'] = [];
  const root = context.lookup(catalog.get(PDFName.of('StructTreeRoot')), PDFDict);
  const visit = (object: PDFObject | undefined, into?: { text: string }): void => {
    const value = object instanceof PDFRef ? context.lookup(object) : object;
    if (value instanceof PDFArray) return value.asArray().forEach((each) => visit(each, into));
    if (!(value instanceof PDFDict) || value instanceof PDFStream) return;
    const id = value.get(PDFName.of('MCID'));
    if (id instanceof PDFNumber) {
      const page = pageOf.get(String(value.get(PDFName.of('Pg'))));
      if (into)
        into.text += `${into.text ? ' ' : ''}${(marked.get(`${page} ${id.asNumber()}`) ?? []).join('')}`;
      return;
    }
    const alt = value.get(PDFName.of('Alt'));
    const element = {
      tag: String(value.get(PDFName.of('S'))).slice(1),
      text: '',
      ...(alt instanceof PDFHexString && { alt: alt.decodeText() }),
    };
    found.push(element);
    visit(value.get(PDFName.of('K')), element);
  };
  visit(root.get(PDFName.of('K')));
  return found;
}
