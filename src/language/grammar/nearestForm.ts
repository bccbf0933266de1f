import { isObject } from '../values/mergePatch.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { step } from '../values/pointer.ts';
import type { Schema } from '../notation/grammar.ts';

/** Why a value has none of several forms. */
export interface Misfit {
  /** Pointer from the value to what is wrong. */
  at: string;
  message: string;
}

/**
 * Of several forms that are told apart by their names alone, as conditions are: why the names of a value are those of
 * none, said by the form that it comes nearest to. `undefined` when one of them has these names, or there is but one.
 */
export function misfit(forms: readonly Schema[], value: unknown): Misfit | undefined {
  const objects = forms.filter(({ type }) => type === 'object');
  if (!isObject(value) || objects.length < 2) return undefined;
  const measured = objects.map((form) => ({ form, ...apart(form, Object.keys(value)) }));
  const least = Math.min(...measured.map(({ cost }) => cost));
  if (least === 0) return undefined;
  const nearest = measured.filter(({ cost }) => cost === least);
  const { form, meant, strange, missing } = nearest[0]!;
  const likeness = `Se parece a ${shown(form)}`;
  if (meant) {
    const [wrong, right] = meant;
    return {
      at: step(wrong),
      message: `${likeness}: «${wrong.slice(0, 60)}» ha de ser «${right}».`,
    };
  }
  const others = [...new Set(nearest.flatMap((one) => one.missing ?? []))];
  const lacks =
    others.length > 1
      ? `falta uno de ${others.map((name) => `«${name}»`).join(', ')}`
      : `falta «${missing}»`;
  if (strange === undefined) return { at: '', message: `${likeness}: ${lacks}.` };
  const surplus = `sobra «${strange.slice(0, 60)}»`;
  return {
    at: step(strange),
    message: `${likeness}: ${missing === undefined ? surplus : `${surplus} y ${lacks}`}.`,
  };
}

/** What keeps some names from being those of a form: a misspelt one costs less than one too many or too few. */
function apart({ properties = {}, required = [] }: Schema, names: readonly string[]) {
  const strangers = names.filter((name) => !Object.hasOwn(properties, name));
  const absent = required.filter((name) => !names.includes(name));
  const pairs = strangers.flatMap((name): [string, string][] => {
    const near = nearestWord(name, absent);
    return near === undefined ? [] : [[name, near]];
  });
  const [meant] = pairs;
  return {
    cost: 2 * (strangers.length + absent.length) - 3 * pairs.length,
    meant,
    strange: strangers[0],
    missing: absent[0],
  };
}

const shown = ({ properties = {} }: Schema) =>
  `{ ${Object.keys(properties)
    .map((name) => `"${name}"`)
    .join(', ')} }`;
