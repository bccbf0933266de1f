import type { Binding } from '../expressions/binding.ts';
import type { FormDocument, Limits } from '../documents/form.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { levelsOf, type Level } from './levels.ts';
import { pointersIn } from './readings.ts';

/**
 * A limit is read where it is meant: the least of a question is no most, what bounds one question is not the figure of
 * another, and the amount that a hint names beside a limited question is one of its limits.
 */
export const checkSaidLimits: Check = ({ kind, value }) =>
  kind !== 'form' ? [] : levelsOf(value as FormDocument).flatMap(ofLevel);

function ofLevel(level: Level): Diagnostic[] {
  const limits = [...limitsOf(level)];
  const names = Object.keys(level.properties);
  const meant = limits.flatMap(({ name, pointer, from, option }) => {
    const parts = segments(from);
    const own = parts.at(-1)!;
    if (parts.some((part) => isOpposite(option, part)))
      return [error(pointer, `«${from}» no es un ${option === 'min' ? 'mínimo' : 'máximo'}.`)];
    return own !== name && names.includes(own) && from.startsWith('/data/')
      ? [error(pointer, `«${from}» es de «${own}», y aquí limita «${name}».`)]
      : [];
  });
  if (meant.length > 0) return meant;
  return Object.entries(level.fields).flatMap(([name, { hint }]) => {
    const own = limits.filter((limit) => limit.name === name).map(({ from }) => from);
    if (own.length === 0 || !isObject(hint)) return [];
    const said = Object.entries((hint['values'] ?? {}) as Record<string, Binding>);
    return (
      said
        .filter(([, { from, as }]) => isAmount(as) && isRead(from))
        .flatMap(([place, { from }]) => {
          const at = `${level.at.fields}${step(name)}/hint/values${step(place)}/from`;
          const bound = /^min/.test(place) ? 'min' : /^max/.test(place) ? 'max' : undefined;
          if (!own.includes(from))
            return [
              error(
                at,
                `El texto dice «${from}» y la regla limita con ${own.map((one) => `«${one}»`).join(' y ')}.`,
              ),
            ];
          return bound && segments(from).some((part) => isOpposite(bound, part))
            ? [error(at, `«${from}» no es un ${bound === 'min' ? 'mínimo' : 'máximo'}.`)]
            : [];
        })
        // Two in each other's place are one mistake.
        .slice(0, 1)
    );
  });
}

interface ReadLimit {
  name: string;
  from: string;
  pointer: string;
  /** Whether it bounds from below or above, where its name says so. */
  option: 'min' | 'max' | undefined;
}

/** Limits that are read from what is around the answers: those of rules, and those of the questions themselves. */
function* limitsOf({ rules, properties, at }: Level): Generator<ReadLimit> {
  const tables: [Record<string, Limits>, string][] = [
    ...Object.entries(rules).map(([id, { limit = {} }]): [Record<string, Limits>, string] => [
      limit,
      `${at.rules}${step(id)}/limit`,
    ]),
    [properties as unknown as Record<string, Limits>, at.properties],
  ];
  for (const [table, place] of tables)
    for (const [name, limits] of Object.entries(table))
      for (const [keyword, option] of Object.entries(limits)) {
        if (!/^(?:min|max)/i.test(keyword)) continue;
        for (const { from, pointer } of pointersIn(option, `${place}${step(name)}${step(keyword)}`))
          if (isRead(from) && !pointer.includes('/in_progress/'))
            yield { name, from, pointer, option: keyword.startsWith('min') ? 'min' : 'max' };
      }
}

const isRead = (from: string) => /^\/(?:data|facts|tenant|me)\//.test(from);
/** Whether a value is shown as an amount. */
export const isAmount = (as: Binding['as']) =>
  as === 'money' || as === 'moneySigned' || as === 'shares';

/** What the contract calls a least amount is no most, nor the other way about. */
const isOpposite = (option: ReadLimit['option'], part: string) =>
  option === 'min' ? /maxim/.test(part) : /minim/.test(part);
