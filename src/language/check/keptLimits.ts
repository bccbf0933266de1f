import type { FormDocument } from '../documents/form.ts';
import { same } from '../locks/guarded.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { graveCallOf } from './grave.ts';

/**
 * A variant of a form that changes something may bound answers more, never less: the rules that limit them, what
 * keeps a choice from being made, and what has to be answered stay as they are.
 */
export const checkKeptLimits: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  if (graveCallOf(base) === undefined) return [];
  return [...limits(base, form), ...bounds(base, form)];
};

/** Rules with a limit: when they hold, and what they say. */
const limits = (base: FormDocument, form: FormDocument): Diagnostic[] =>
  Object.entries(base.rules ?? {})
    .filter(([name, { when, limit }]) => {
      const now = form.rules?.[name];
      return (
        limit !== undefined && !(now && same({ when, limit }, { when: now.when, limit: now.limit }))
      );
    })
    .map(([name]) =>
      error(
        form.rules?.[name] ? `/rules${step(name)}` : '/rules',
        `La regla «${name}» limita lo que se envía: una variante añade límites, no los cambia ni los quita.`,
      ),
    );

/** What a field says of its own answers. */
const bounds = (base: FormDocument, form: FormDocument): Diagnostic[] =>
  Object.entries(base.fields).flatMap(([name, before]) => {
    const now = form.fields[name];
    if (!now) return [];
    const at = `/fields${step(name)}`;
    return [
      ...(before.required === true && now.required !== true
        ? [error(`${at}/required`, 'Hay que responder: una variante no lo deja a elección.')]
        : []),
      ...(before['unavailable'] !== undefined && !same(before['unavailable'], now['unavailable'])
        ? [error(`${at}/unavailable`, 'Una variante no cambia lo que impide elegir.')]
        : []),
    ];
  });
