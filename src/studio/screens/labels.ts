import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { toObject } from '#/language/lenses/json.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import { wordsOf } from '../editing/questionList.ts';

/** What the documents call a value that they show, and the form that they give it: by the last name of its place. */
export interface Known {
  label: string;
  as?: string;
}

/** Read of all screens: what one of them calls `isin`, the others may. */
export function labelsIn(documents: Documents): ReadonlyMap<string, Known> {
  const labels = new Map<string, Known>();
  for (const key of Object.keys(documents).filter((one) => one.startsWith('screen/')))
    gather(valueOf(documents, key), labels);
  return labels;
}

function gather(value: unknown, labels: Map<string, Known>): void {
  if (Array.isArray(value)) return value.forEach((one) => gather(one, labels));
  if (!isObject(value)) return;
  const { label, value: shown } = value;
  const { from, as } = toObject(shown);
  const words = wordsOf(label);
  if (typeof from === 'string' && words) {
    const name = lastOf(from);
    if (!labels.has(name))
      labels.set(name, { label: words, ...(typeof as === 'string' && as !== 'code' && { as }) });
  }
  Object.values(value).forEach((one) => gather(one, labels));
}

export const lastOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);
