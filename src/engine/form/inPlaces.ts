import type { Block } from '#/language/documents/block.ts';
import type { Step } from '#/language/documents/form.ts';

interface Place {
  name: string;
  /** Absent for a question. */
  block?: Block;
}

/** The questions of a step that are shown, and its blocks among them, in the order of the document. */
export function inPlaces({ fields, blocks }: Step, names: readonly string[]): Place[] {
  const questions = names.map((name): Place => ({ name }));
  if (!blocks) return questions;
  const placeOf = ({ name, block }: Place) => block?.order ?? fields[name] ?? 0;
  const drawn = Object.entries(blocks).map(([name, block]): Place => ({ name, block }));
  return [...questions, ...drawn].sort((a, b) => placeOf(a) - placeOf(b));
}
