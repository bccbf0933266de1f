import type { LocksDocument } from '../documents/locksDocument.ts';
import { LOCKS } from '../documents/locksDocument.ts';
import { guardedFields } from '../locks/lockedForm.ts';
import { read, segments, step } from '../values/pointer.ts';
import { valueOf, type Documents } from './documents.ts';
import { objectAt, toObject, type Json } from './json.ts';
import { stepWith } from './placeLens.ts';
import { siteOf, type QuestionId } from './questionSite.ts';

/** Why something cannot be changed, and by which law or section. */
export interface LockReason {
  /** The node that is locked. */
  pointer: string;
  /** Its words alone may be said otherwise. */
  words: boolean;
  what?: string;
  why?: string;
  source?: string;
}

/** The lock that a question is under: its own, that of its page or of the whole form, or of a question that hangs on it. */
export function lockOf(documents: Documents, id: QuestionId): LockReason | undefined {
  const document = valueOf(documents, id.in);
  const page = stepWith(document, id.name);
  const { field } = siteOf(id);
  const nodes = [
    '',
    ...(id.in.startsWith('part/') ? ['/step'] : page === undefined ? [] : [`/steps${step(page)}`]),
    ...(id.column === undefined ? [] : [`/fields${step(id.name)}`]),
    field,
  ];
  const node = nodes.find((at) => toObject(read(document, at)).locked !== undefined);
  if (node !== undefined) return reasonAt(documents, id.in, node);
  return isGuarded(document, id) ? reasonAt(documents, id.in, field) : undefined;
}

/** Whether a locked question depends on this one: a change of it would be refused for the other's sake. */
const isGuarded = (document: Json, { in: key, name }: QuestionId): boolean =>
  !key.startsWith('part/') && guardedFields(document).has(name);

/**
 * What the table of locks says of a node of a document, or of the part that gave it; else of the regulated call that the
 * form sends, or a form that stands in the node, or beside it on the page.
 */
export function reasonAt(documents: Documents, key: string, pointer: string): LockReason {
  const { locks, calls = {} } = valueOf(documents, LOCKS) as Partial<LocksDocument>;
  const document = valueOf(documents, key);
  const node = toObject(read(document, pointer));
  const named = Object.values(locks ?? {}).find(({ nodes = {} }) =>
    Object.entries(nodes).some(
      ([other, places]) =>
        places.includes(pointer) && (other === key || (isOfPart(other) && isField(pointer))),
    ),
  );
  const beside = Object.values(objectAt(document, 'blocks')).map(toObject);
  const call = [document, ...[node, ...beside].map((block) => formOf(documents, block))]
    .map((form) => String(objectAt(form, 'submit').call ?? ''))
    .find((one) => Object.hasOwn(calls, one));
  const found = named ?? (call === undefined ? undefined : calls[call]);
  return {
    pointer,
    words: node.locked === 'structure',
    ...(found && { what: found.what, why: found.why, source: found.source }),
  };
}

/** The form that a block shows. */
const formOf = (documents: Documents, { form }: Json): Json =>
  typeof form === 'string' ? valueOf(documents, `form/${form}`) : {};

const isOfPart = (key: string) => key.startsWith('part/');
const isField = (pointer: string) => segments(pointer)[0] === 'fields';
