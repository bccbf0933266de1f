import type { OperationId } from '#/contract/call.ts';
import { calls } from '#/contract/calls.gen.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { OpenApiDocument } from '#/contract/openapi.ts';
import { callOf } from '../contract/callOf.ts';
import type { CallUse } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { textsIn } from '../locks/guarded.ts';

/** A call that a screen can make: what it is given is known there. */
export interface Callable {
  id: OperationId;
  use: CallUse;
}

/**
 * The calls of the contract that a screen may read: they change nothing, answer data, may be made by whoever sees the
 * page, and all that they must be given is there: as another screen gives it, of the address, or of the person.
 */
export function callsFor(
  contract: OpenApiDocument,
  documents: Documents,
  screen: ScreenDocument,
): Callable[] {
  const known = usesIn(documents);
  const names = namesIn(screen.path);
  const isForAll = screen.guest === true;
  return (Object.keys(calls) as OperationId[])
    .filter((id) => {
      const { effect, callers } = facts[id];
      const entry = calls[id];
      return (
        effect === 'reads' &&
        entry.answer === 'data' &&
        callers.includes(isForAll ? 'guest' : 'investor')
      );
    })
    .flatMap((id): Callable[] => {
      const use =
        (known.get(id) ?? []).find((one) => isKnown(one, names)) ?? given(contract, id, names);
      return use ? [{ id, use }] : [];
    });
}

const namesIn = (path: string) => [...path.matchAll(/\{([^?}]+)\??\}/g)].map((match) => match[1]!);

/** How screens make each call. */
function usesIn(documents: Documents): Map<string, CallUse[]> {
  const uses = new Map<string, CallUse[]>();
  for (const key of Object.keys(documents).filter((one) => one.startsWith('screen/'))) {
    const { data = {} } = valueOf(documents, key) as unknown as ScreenDocument;
    for (const { call, input } of Object.values(data))
      uses.set(call, [...(uses.get(call) ?? []), { call, ...(input && { input }) }]);
  }
  return uses;
}

/** Whether all that a use reads is there on a page of this address. */
const isKnown = (use: CallUse, names: readonly string[]): boolean =>
  textsIn(use.input ?? {}).every((text) => {
    if (!text.startsWith('/')) return true;
    const [root, part, name = ''] = text.slice(1).split('/');
    if (root === 'me' || root === 'tenant' || root === 'facts') return true;
    return root === 'route' && part === 'params' && names.includes(name);
  });

/** The least that a call must be given, of the address or of the person; nothing where that is not enough. */
function given(
  contract: OpenApiDocument,
  id: OperationId,
  names: readonly string[],
): CallUse | undefined {
  const required = (callOf(contract, id)?.parameters ?? []).filter((one) => one.required);
  const path = required.filter((one) => one.in === 'path');
  if (path.length < required.length) return undefined;
  const values = path.map(({ name }): [string, { from: string }] | undefined => {
    if (name === 'id' && calls[id].path.startsWith('/interveners/{id}'))
      return [name, { from: '/me/intervener/uuid' }];
    return names.includes(name) ? [name, { from: `/route/params/${name}` }] : undefined;
  });
  if (!values.every((value) => value !== undefined)) return undefined;
  return values.length === 0
    ? { call: id }
    : { call: id, input: { path: Object.fromEntries(values) } };
}
