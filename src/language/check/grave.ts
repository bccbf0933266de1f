import { facts } from '#/contract/facts.gen.ts';
import type { CallFacts } from '#/contract/callFacts.ts';
import type { FormDocument } from '../documents/form.ts';
import { lockedIn } from '../locks/lockedIn.ts';

/**
 * What a call does that tenants may not put into words of their own: it is regulated, cannot be undone, or changes
 * something of the person, their account or their money. What the contract calls harmless does none of it.
 */
export function graveness(call: string): 'regulated' | 'ends' | 'writes' | undefined {
  const known: CallFacts | undefined = Object.hasOwn(facts, call)
    ? facts[call as keyof typeof facts]
    : undefined;
  if (!known || known.harmless !== undefined) return undefined;
  if (known.regulated) return 'regulated';
  return known.effect === 'reads' ? undefined : known.effect;
}

/** The grave call that a form sends. */
export function graveCallOf(form: unknown): string | undefined {
  const call = (form as FormDocument | undefined)?.submit?.call;
  return call !== undefined && graveness(call) ? call : undefined;
}

/** Whether a form sends a regulated call. What is no form sends none. */
export function isRegulated(form: unknown): boolean {
  const call = graveCallOf(form);
  return call !== undefined && graveness(call) === 'regulated';
}

/**
 * Whether a form says beforehand what would come of an order, whether or not it sends one: what is owed and received is
 * said as the server says it, and regulated answers are asked beside it or after it.
 */
export function tellsOutcome(form: unknown): boolean {
  const calls = Object.values((form as Partial<FormDocument> | undefined)?.calls ?? {});
  return calls.some(
    ({ call }) => Object.hasOwn(facts, call) && foretells(facts[call as keyof typeof facts]),
  );
}

const foretells = (known: CallFacts): boolean => known.foretells !== undefined;

/** Whether a form is looked at word by word: it sends a regulated call, or says what would come of one. */
export const isWatched = (form: unknown): boolean => isRegulated(form) || tellsOutcome(form);

/** Whether only a locked block may show the form: what it sends is regulated or final, or it bears locks. */
export function isKept(form: unknown): boolean {
  const call = graveCallOf(form);
  return (call !== undefined && graveness(call) !== 'writes') || lockedIn(form).length > 0;
}
