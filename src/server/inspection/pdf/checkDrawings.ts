import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Copier } from './createCopier.ts';
import type { Use } from './drawsOf.ts';
import { nameOf, PdfRef, PdfStream, type PdfDict, type PdfValue } from './pdfValue.ts';

/** What drawing something comes to, with all that it draws within. */
interface Cost {
  drawings: number;
  work: number;
}

const NOTHING: Cost = { drawings: 0, work: 0 };

/**
 * Refuses (`complex`) pages that few objects make endless to draw: forms, patterns, masks and signs of fonts
 * count as often as they are drawn along all nesting, and none may draw itself.
 */
export function checkDrawings(pages: readonly PdfRef[], { objects, draws }: Copier): void {
  const known = new Map<PdfStream, Map<PdfDict, Cost>>();
  const open = new Set<PdfStream>();
  const at = (value: PdfValue | undefined): PdfValue =>
    value instanceof PdfRef ? objects[value.number - 1]! : (value ?? null);
  const dictAt = (value: PdfValue | undefined): PdfDict | undefined => {
    const found = at(value);
    return found instanceof Map ? found : undefined;
  };

  /** `outer` are the resources of who draws it; old programs leave a form without its own. */
  function costOf(value: PdfValue | undefined, outer: PdfDict): Cost {
    const stream = at(value);
    if (!(stream instanceof PdfStream)) return NOTHING;
    const own = dictAt(stream.dict.get('Resources')) ?? outer;
    const found = known.get(stream)?.get(own);
    if (found) return found;
    if (open.has(stream) || open.size >= pdfLimits.copyDepth) throw new Unfit('complex');
    open.add(stream);
    const cost = { drawings: 0, work: 0 };
    add(cost, stream, own);
    open.delete(stream);
    known.set(stream, (known.get(stream) ?? new Map<PdfDict, Cost>()).set(own, cost));
    return cost;
  }

  /** Adds what the content of a stream comes to where it has these resources. */
  function add(to: Cost, stream: PdfStream, resources: PdfDict): void {
    const drawn = draws.get(stream);
    if (!drawn) return;
    to.work += drawn.bytes;
    for (const use of drawn.uses) charge(to, use.times, usedOf(use, resources));
    if (drawn.writes) charge(to, drawn.bytes, signOf(resources));
  }

  function charge(to: Cost, times: number, { drawings, work }: Cost): void {
    to.drawings += times * drawings;
    to.work += times * work;
    if (to.drawings > pdfLimits.pageDrawings || to.work > pdfLimits.pageWork)
      throw new Unfit('complex');
  }

  function usedOf({ from, name }: Use, resources: PdfDict): Cost {
    const all = dictAt(resources.get(from));
    if (!all) return NOTHING;
    if (name === undefined)
      return [...all.values()].map((each) => oneOf(from, each, resources)).reduce(larger, NOTHING);
    return all.has(name) ? oneOf(from, all.get(name)!, resources) : NOTHING;
  }

  function oneOf(from: Use['from'], value: PdfValue, resources: PdfDict): Cost {
    const mask = from === 'ExtGState' ? dictAt(dictAt(value)?.get('SMask'))?.get('G') : value;
    if (mask === undefined || (from === 'Pattern' && at(mask) instanceof Map)) return NOTHING;
    const { drawings, work } = costOf(mask, resources);
    return { drawings: drawings + 1, work };
  }

  /** The dearest sign of the fonts that are drawn by programs; those that only paint a letter cost nothing. */
  function signOf(resources: PdfDict): Cost {
    const fonts = [...(dictAt(resources.get('Font'))?.values() ?? [])].map((each) => dictAt(each));
    const signs = fonts.flatMap((font) => {
      if (nameOf(font?.get('Subtype')) !== 'Type3') return [];
      const own = dictAt(font!.get('Resources')) ?? resources;
      return [...(dictAt(font!.get('CharProcs'))?.values() ?? [])].map((each) => costOf(each, own));
    });
    return signs
      .filter(({ drawings, work }) => drawings > 0 || work > pdfLimits.signBytes)
      .reduce(larger, NOTHING);
  }

  const all = { drawings: 0, work: 0 };
  for (const page of pages) {
    const dict = dictAt(page)!;
    const cost = { drawings: 0, work: 0 };
    const resources = dictAt(dict.get('Resources')) ?? new Map<string, PdfValue>();
    for (const each of dict.get('Contents') as PdfValue[]) {
      const stream = at(each);
      if (stream instanceof PdfStream) add(cost, stream, resources);
      charge(cost, 0, NOTHING);
    }
    all.drawings += cost.drawings;
    all.work += cost.work;
    if (all.drawings > pdfLimits.drawings || all.work > pdfLimits.work) throw new Unfit('complex');
  }
}

const larger = (one: Cost, other: Cost): Cost => ({
  drawings: Math.max(one.drawings, other.drawings),
  work: Math.max(one.work, other.work),
});
