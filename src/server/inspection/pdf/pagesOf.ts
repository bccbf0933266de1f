import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import { nameOf, PdfRef, type PdfDict, type PdfValue } from './pdfValue.ts';
import type { PdfFile } from './readPdf.ts';

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** The catalog: the one that the trailer names, or the only one there is. */
export function catalogOf({ found, trailer, resolve }: PdfFile): PdfDict {
  const named = resolve(trailer.get('Root'));
  if (named instanceof Map && resolve(named.get('Pages')) instanceof Map) return named;
  const others = found.flatMap(({ value }) =>
    value instanceof Map && nameOf(value.get('Type')) === 'Catalog' ? [value] : [],
  );
  const [other] = others;
  if (!other || !(resolve(other.get('Pages')) instanceof Map)) throw new Unfit('unreadable');
  if (others.length > 1) throw new Unfit('complex');
  return other;
}

/**
 * The pages in order, each with what it inherits. A tree that leads back into itself is broken; one
 * with more levels or pages than the limits is too complex. @source ISO 32000-1 §7.7.3
 */
export function pagesOf({ resolve }: PdfFile, catalog: PdfDict): PdfDict[] {
  const pages: PdfDict[] = [];
  const seen = new Set<number>();
  const given = (node: PdfDict, from: PdfDict): PdfDict =>
    new Map(
      inherited.flatMap((key) => {
        const value = node.get(key) ?? from.get(key);
        return value === undefined ? [] : [[key, value] as const];
      }),
    );

  function walk(value: PdfValue, from: PdfDict, depth: number): void {
    if (depth > pdfLimits.pageTreeDepth) throw new Unfit('complex');
    const node = resolve(value);
    if (!(node instanceof Map)) return;
    const kids = resolve(node.get('Kids'));
    const all = given(node, from);
    if (!Array.isArray(kids)) {
      if (pages.push(new Map([...node, ...all])) > pdfLimits.pages) throw new Unfit('complex');
      return;
    }
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) throw new Unfit('unreadable');
      seen.add(value.number);
    }
    if (kids.length > pdfLimits.pages) throw new Unfit('complex');
    for (const kid of kids) walk(kid, all, depth + 1);
  }
  walk(catalog.get('Pages')!, new Map(), 0);
  if (pages.length === 0) throw new Unfit('unreadable');
  return pages;
}
