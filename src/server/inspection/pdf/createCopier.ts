import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';
import type { Budget } from './budget.ts';
import type { Draws } from './drawsOf.ts';
import { PdfRef, PdfStream, type PdfValue } from './pdfValue.ts';
import type { PdfFile } from './readPdf.ts';

/** What is kept of a value of one kind; undefined when it is not of that kind. */
export type Shape = (value: PdfValue, copier: Copier) => PdfValue | undefined;

/** Writes what is kept of a file as objects of a new one. */
export interface Copier {
  readonly file: PdfFile;
  readonly budget: Budget;
  /** The objects of the new file; object n stands at n - 1. */
  readonly objects: PdfValue[];
  /** What those of the new streams that draw make whoever shows them do. */
  readonly draws: Map<PdfStream, Draws>;
  /** What is kept of a value, or of the object that it names: each object once for each kind. */
  keep(value: PdfValue | undefined, shape: Shape): PdfValue | undefined;
  /** Adds an object of our own. */
  add(value: PdfValue): PdfRef;
}

export function createCopier(file: PdfFile, budget: Budget): Copier {
  const objects: PdfValue[] = [];
  const kept = new Map<Shape, Map<number, PdfRef | undefined>>();
  let depth = 0;

  function within(value: PdfValue, shape: Shape): PdfValue | undefined {
    if (++depth > pdfLimits.copyDepth) throw new Unfit('complex');
    budget.spend(1);
    const copy = shape(value, copier);
    depth--;
    return copy;
  }

  function keepObject(ref: PdfRef, shape: Shape): PdfValue | undefined {
    const value = file.resolve(ref);
    const isShared = value instanceof Map || value instanceof PdfStream || Array.isArray(value);
    if (!isShared) return value === null ? undefined : within(value, shape);
    const ofShape = kept.get(shape) ?? new Map<number, PdfRef | undefined>();
    kept.set(shape, ofShape);
    if (ofShape.has(ref.number)) return ofShape.get(ref.number);
    // Named before it is copied: objects may lead back to themselves.
    const mine = copier.add(null);
    ofShape.set(ref.number, mine);
    const copy = within(value, shape);
    if (copy === undefined) ofShape.set(ref.number, undefined);
    else objects[mine.number - 1] = copy;
    return copy === undefined ? undefined : mine;
  }

  const copier: Copier = {
    file,
    budget,
    objects,
    draws: new Map(),
    keep(value, shape) {
      if (value === undefined || value === null) return undefined;
      return value instanceof PdfRef ? keepObject(value, shape) : within(value, shape);
    },
    add(value) {
      if (objects.length >= pdfLimits.objects) throw new Unfit('complex');
      objects.push(value);
      return new PdfRef(objects.length);
    },
  };
  return copier;
}
