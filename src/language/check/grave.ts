import { facts } from '#/contract/facts.gen.ts';
import type { CallFacts } from '#/contract/callFacts.ts';
import type { FormDocument } from '../form.ts';
import { lockedIn } from '../lockedIn.ts';

/** What a call does that tenants may not put into words of their own: it is regulated, or cannot be undone. */
export function graveness(call: string): 'regulated' | 'ends' | undefined {
  const known: CallFacts | undefined = Object.hasOwn(facts, call)
    ? facts[call as keyof typeof facts]
    : undefined;
  if (known?.regulated) return 'regulated';
  return known?.effect === 'ends' ? 'ends' : undefined;
}

/** The grave call that a form sends. */
export function graveCallOf(form: unknown): string | undefined {
  const call = (form as FormDocument | undefined)?.submit?.call;
  return call !== undefined && graveness(call) ? call : undefined;
}

/** Whether only a locked block may show the form: it sends a grave call, or bears locks. */
export function isKept(form: unknown): boolean {
  return graveCallOf(form) !== undefined || lockedIn(form).length > 0;
}
