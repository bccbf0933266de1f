import type { FormDocument } from '../documents/form.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { graveCallOf } from './grave.ts';
import { levelsOf } from './levels.ts';

/** Widget → the rule without which what is typed into it is no such figure. */
const rules: Readonly<Record<string, string>> = { money: 'currency', participations: 'amount' };

/** What is typed as an amount is judged as one: in euro with its cents, or in participations. */
export const checkAmountRules: Check = ({ kind, value, variant }) =>
  // What a variant takes away of what is sent is told as that.
  kind !== 'form' || (variant && graveCallOf(variant.base))
    ? []
    : levelsOf(value as FormDocument).flatMap(({ properties, fields, at }) =>
        Object.entries(fields).flatMap(([name, { widget = '' }]) => {
          const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
          const rule = Object.hasOwn(rules, widget) ? rules[widget] : undefined;
          if (!property || rule === undefined || property[rule] === true) return [];
          // A number is one already.
          if (property.type !== 'string') return [];
          return [
            error(
              `${at.properties}${step(name)}`,
              `Falta «${rule}»: con «${widget}» se escribe una cifra, y cualquier texto valdría.`,
            ),
          ];
        }),
      );
