import type { Assembled, Assembly } from '../assembly/assemble.ts';
import { writtenAt } from '../assembly/writtenAt.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import { isUnder, lockedIn } from '../locks/lockedIn.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, segments, step } from '../values/pointer.ts';

/** Why a node of a document is held by the law, and which: as the table of locks says. */
export interface WhyLocked {
  why: string;
  source: string;
}

/**
 * The reason for the lock that a place of a shared document is under: its own, that of what stands above or below it,
 * or of the page on which its question is asked; the table says it of the document, of the part that gave the node,
 * or of the call that the form sends. Nothing where the place is free.
 */
export function whyLocked(shared: Assembly, key: string, pointer: string): WhyLocked | undefined {
  const document = shared.documents.get(key);
  const table = shared.documents.get(LOCKS)?.value as LocksDocument | undefined;
  if (!document || !table) return undefined;
  const node = lockOver(document.value, pointer);
  if (node === undefined) return undefined;
  const { key: giver, pointer: given } = writtenAt(document.origins, node) ?? {
    key,
    pointer: node,
  };
  const found = Object.values(table.locks).find(
    ({ nodes = {} }) => nodes[key]?.includes(node) || nodes[giver]?.includes(given),
  );
  return found ?? ofCall(document, table);
}

function lockOver(value: unknown, pointer: string): string | undefined {
  const nodes = [...lockedIn(value), ...lockedIn(value, '', 'structure')];
  const nearest = nodes.find((node) => isUnder(pointer, node) || isUnder(node, pointer));
  if (nearest !== undefined) return nearest;
  const [first, second, third] = segments(pointer);
  const question = first === 'data' ? third : first === 'fields' ? second : undefined;
  if (question === undefined) return undefined;
  return nodes.find((node) => read(value, `${node}/fields${step(question)}`) !== undefined);
}

function ofCall({ value }: Assembled, { calls }: LocksDocument): WhyLocked | undefined {
  const call = read(value, '/submit/call');
  if (!isObject(value) || typeof call !== 'string' || !Object.hasOwn(calls, call)) return undefined;
  return calls[call];
}
