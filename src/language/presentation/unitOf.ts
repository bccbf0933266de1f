import { holds } from '../expressions/condition.ts';
import type { Text } from '../expressions/binding.ts';
import type { Scope } from '../expressions/scope.ts';
import type { FieldOf } from '../widgets/asked.ts';

/** What a number counts now: the first of its units whose condition holds. */
export const unitOf = (
  { units = {} }: Pick<FieldOf<'decimal'>, 'units'>,
  scope: Scope,
): Text | undefined =>
  Object.values(units)
    .sort((one, other) => one.order - other.order)
    .find(({ when }) => !when || holds(when, scope))?.text;
