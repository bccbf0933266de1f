import { useCallback } from 'react';
import type { Binding } from '#/language/expressions/binding.ts';
import { holds, type Condition } from '#/language/expressions/condition.ts';
import type { CallUse } from '#/language/documents/form.ts';
import { mayAsk } from '#/language/expressions/mayAsk.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { addressOf } from './address.ts';
import { usePorts } from '../ports/ports.tsx';

/** Something that a document offers: a way to somewhere, or a button that asks for a call. */
export interface Offer {
  to?: string;
  values?: Record<string, Binding>;
  press?: CallUse;
  when?: Condition;
}

/** Whether something is offered now. */
export type Offers = (offer: Offer, scope: Scope) => boolean;

/**
 * What is shown of all that documents offer, decided here for every block: what its own condition allows, what
 * whoever looks may ask for, and where there is something for them.
 */
export function useOffers(): Offers {
  const { mayOpen } = usePorts();
  return useCallback(
    ({ to, values, press, when }, scope) =>
      (!when || holds(when, scope)) &&
      (!press || mayAsk(press.call, scope)) &&
      (to === undefined || mayOpen?.(addressOf({ to, values }, scope)) !== false),
    [mayOpen],
  );
}
