import type { OperationId } from '#/contract/call.ts';
import { calls } from '#/contract/calls.gen.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { FormDocument } from '../documents/form.ts';
import { segments } from '../values/pointer.ts';

/**
 * The parameter of a call's path that names whom its answers are about: what evidence says, or the person in whose
 * place of the contract the call is; undefined where it is whoever gives them.
 */
export function personIn(call: string): string | undefined {
  const { evidence } = facts[call as OperationId] ?? {};
  if (evidence) return evidence === true ? undefined : evidence.about;
  return calls[call as OperationId]?.path.startsWith('/interveners/{id}/') ? 'id' : undefined;
}

/** Whether a form takes whom it is about from the address of its page: somebody else than who answers it, never they. */
export function isAboutOther({ submit }: Pick<FormDocument, 'submit'>): boolean {
  const name = submit && personIn(submit.call);
  const given = name === undefined ? undefined : submit?.input?.path?.[name];
  return given !== null && typeof given === 'object' && segments(given.from)[0] === 'route';
}
