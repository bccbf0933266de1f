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
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

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
  const fonts = readFonts(document, node);
  const runs: Run[] = [];
  let id: number | undefined;
  let isAside = false;
  const pattern =
    /\/\w+ <<\s*\/MCID (\d+)\s*>> BDC|\/Artifact (?:<<[^>]*>> BDC|BMC)|EMC|1 0 0 1 [\d.]+ ([\d.]+) Tm|\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  let last: { y: string; font: string } | undefined;
  const now = { y: '', font: '' };
  for (const [whole, mark, y, font, shown] of code.matchAll(pattern)) {
    if (mark !== undefined) id = Number(mark);
    else if (whole.startsWith('/Artifact')) isAside = true;
    else if (whole === 'EMC') [id, isAside] = [undefined, false];
    else if (y !== undefined) now.y = y;
    else if (font !== undefined) now.font = font;
    else {
      const text = decode(shown!, fonts.get(now.font)!);
      // Letters of two fonts in one line are one text.
      if (last?.y === now.y && last.font !== now.font) runs.at(-1)!.text += text;
      else runs.push({ text, id, isAside });
      last = { ...now };
    }
    if (whole === 'EMC') last = undefined;
  }
  return runs;
}

const decode = (shown: string, letters: Map<number, string>) =>
  [...shown.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
    .map((code) => letters.get(parseInt(code, 16)) ?? '\ufffd')
    .join('');

/** The ToUnicode tables of the page's fonts, by the fonts' names there. */
function readFonts(document: PDFDocument, node: PDFDict): Map<string, Map<number, string>> {
  const { context } = document;
  const resources = context.lookup(node.get(PDFName.of('Resources')), PDFDict);
  const fonts = context.lookupMaybe(resources.get(PDFName.of('Font')), PDFDict);
  return new Map(
    (fonts?.entries() ?? []).map(([name, value]) => {
      const table = context.lookup(
        context.lookup(value, PDFDict).get(PDFName.of('ToUnicode')),
      ) as PDFRawStream;
      return [name.asString().slice(1), readLetters(inflateSync(Buffer.from(table.contents)))];
    }),
  );
}

function readLetters(table: Buffer): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first, list] of table
    .toString('latin1')
    .matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, letter], index) =>
      letters.set(
        parseInt(first!, 16) + index,
        Buffer.from(letter!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  return letters;
}

type Told = ReadPdf['elements'][number] & { page?: PDFObject | undefined };

function readTree(document: PDFDocument, marked: Map<string, string[]>): ReadPdf['elements'] {
  const { context, catalog } = document;
  const pageOf = new Map(document.getPages().map((page, index) => [page.ref.toString(), index]));
  const found: Told[] = [];
  const root = context.lookup(catalog.get(PDFName.of('StructTreeRoot')), PDFDict);
  const say = (into: Told | undefined, page: PDFObject | undefined, id: PDFNumber) => {
    const texts = marked.get(`${pageOf.get(String(page))} ${id.asNumber()}`) ?? [];
    if (into) into.text += `${into.text ? ' ' : ''}${texts.join('')}`;
  };
  const visit = (object: PDFObject | undefined, into?: Told): void => {
    if (object instanceof PDFNumber) return say(into, into?.page, object);
    const value = object instanceof PDFRef ? context.lookup(object) : object;
    if (value instanceof PDFArray) return value.asArray().forEach((each) => visit(each, into));
    if (!(value instanceof PDFDict) || value instanceof PDFStream) return;
    const id = value.get(PDFName.of('MCID'));
    if (id instanceof PDFNumber) return say(into, value.get(PDFName.of('Pg')), id);
    const alt = value.get(PDFName.of('Alt'));
    const element: Told = {
      page: value.get(PDFName.of('Pg')),
      tag: String(value.get(PDFName.of('S'))).slice(1),
      text: '',
      ...((alt instanceof PDFHexString || alt instanceof PDFString) && { alt: alt.decodeText() }),
    };
    found.push(element);
    visit(value.get(PDFName.of('K')), element);
  };
  visit(root.get(PDFName.of('K')));
  return found.map(({ tag, text, alt }) => ({ tag, text, ...(alt !== undefined && { alt }) }));
}
