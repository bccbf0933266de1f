import type { Assembled } from '../assembly/assemble.ts';
import { writtenAt } from '../assembly/writtenAt.ts';
import type { FormDocument } from '../documents/form.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import type { PartDocument } from '../documents/part.ts';
import { digestOf } from '../values/digestOf.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { otherThanKept } from './keptRules.ts';

/**
 * What a shared form or part is about, files with and leads to is as the table of locks has it: another person, paper or
 * page of the same kind fits the contract as well. Looked for last, so that what is plainly wrong is told as that.
 */
export const checkHeldPlaces: Check = (document, { documents, thorough }) => {
  if (!thorough) return [];
  const table = documents.get(LOCKS)?.value as LocksDocument | undefined;
  const kept = table?.held?.[`${document.kind}/${document.id}`];
  if (kept === undefined) return [];
  const now = heldIn(document);
  const parents = new Set(Object.keys(kept).map(parentOf));
  const gone = Object.keys(kept)
    .filter((pointer) => !Object.hasOwn(now, pointer))
    .map((pointer) => firstMissing(pointer, ownOf(document)));
  return [
    ...[...new Set(gone)].map((pointer) =>
      error(pointer, `Falta «${pointer}»: la tabla de bloqueos lo exige.`),
    ),
    ...Object.entries(now).flatMap(([pointer, digest]): Diagnostic[] =>
      kept[pointer] === digest || (!Object.hasOwn(kept, pointer) && !parents.has(parentOf(pointer)))
        ? []
        : [error(pointer, otherThanKept(pointer, digest))],
    ),
  ];
};

/** The digest of each such place that the document itself writes, by pointer: its parts hold theirs. */
export function heldIn(document: Pick<Assembled, 'value' | 'variant' | 'origins'>): Held {
  const own = ownOf(document);
  return Object.fromEntries(
    placesOf(own).flatMap((pointer) => {
      const value = read(own, pointer);
      return value === undefined || writtenAt(document.origins, pointer)
        ? []
        : [[pointer, digestOf(isLeading(pointer) ? leads(value) : value)]];
    }),
  );
}

type Held = Record<string, string>;
type Asked = Pick<PartDocument, 'calls' | 'fields' | 'body'> & Pick<FormDocument, 'submit'>;

/** What a tenant changes is told of its variant. */
const ownOf = ({ value, variant }: Pick<Assembled, 'value' | 'variant'>) => variant?.base ?? value;

function placesOf(document: unknown): string[] {
  const { calls, fields, submit, body } = document as Asked;
  const each = (at: string, table: object | undefined, names: readonly string[]) =>
    Object.keys(table ?? {}).flatMap((key) => names.map((name) => at + step(key) + name));
  return [
    ...each('/calls', calls, ['/input', '/when']),
    ...each('/fields', fields, ['/upload', '/documents', '/without']),
    ...each('/submit/input/body', submit?.input?.body, ['']),
    ...each('/body', body, ['']),
    ...['/submit/input/path', '/submit/input/query', '/submit/done', '/done'],
    ...['/load/input', '/again', '/next'],
  ];
}

const isLeading = (pointer: string) => /^\/(?:(?:submit\/)?done|next)$/.test(pointer);

/** Where it leads, without what is read of it. */
function leads(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { navigate, to, values, when, before } = value;
  const all = { navigate, to, values, when, before: before && leads(before) };
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined));
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** What is gone with what it stood in is told as that. */
function firstMissing(pointer: string, document: unknown): string {
  const names = segments(pointer);
  const paths = names.map((_, at) =>
    names
      .slice(0, at + 1)
      .map((name) => step(name))
      .join(''),
  );
  return paths.find((path) => read(document, path) === undefined) ?? pointer;
}
