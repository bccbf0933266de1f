import type { ExampleDocument, Verdict } from '../documents/example.ts';
import { valueOf, withValue, type Documents } from '../lenses/documents.ts';
import { put } from '../lenses/json.ts';
import { step } from '../values/pointer.ts';
import { freeName } from './freeName.ts';

const keyOf = (id: string) => `example/${id}`;

/** Documents with one more kept example, under a name made of its title. @returns its id too */
export function keepExample(
  documents: Documents,
  example: Omit<ExampleDocument, 'kind' | 'id'>,
): { documents: Documents; id: string } {
  const key = freeName(keyOf(idFor(example.title)), documents);
  const id = key.slice(keyOf('').length);
  return { documents: withValue(documents, key, { kind: 'example', id, ...example }), id };
}

/** An example that gives what it gives now: said so, and no longer in anybody's way. */
export function updateExample(
  documents: Documents,
  { kind, id, form, title, answers, scope }: ExampleDocument,
  { issues, request }: Verdict,
): Documents {
  const given = { issues, ...(request && { request }) };
  return withValue(documents, keyOf(id), { kind, id, form, title, answers, scope, ...given });
}

export const removeExample = (documents: Documents, id: string): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([key]) => key !== keyOf(id)));

/** An example that stands in a form itself, and gives what it gives now. */
export const withVerdict = (
  documents: Documents,
  key: string,
  name: string,
  { issues }: Verdict,
): Documents =>
  withValue(documents, key, put(valueOf(documents, key), `/examples${step(name)}/issues`, issues));

/** A form without one of the examples that stand in it. */
export const withoutExample = (documents: Documents, key: string, name: string): Documents =>
  withValue(documents, key, put(valueOf(documents, key), `/examples${step(name)}`, undefined));

/** Letters and digits of a title; of one without any, a word that stands for it. */
function idFor(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return plain || 'ejemplo';
}
