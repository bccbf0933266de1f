import type { FormDocument, Property } from '../documents/form.ts';
import { keywords } from '../keywords/index.ts';
import { same } from '../locks/guarded.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { eachLevel } from './keptLimits.ts';
import type { Level } from './levels.ts';
import { isWayOut } from './wayOut.ts';

/**
 * A variant of a form by which money leaves at its owner's wish adds no limit to what is asked there and takes no
 * choice away: the right to leave is the product's and the law's alone. What keeps its answers from being asked is
 * told elsewhere (`keptAsked.ts`), and so is what it wants besides (`variantDemands.ts`).
 * @source LIIC, art. 5; RDL 1/2002, art. 8
 */
export const checkFreeToLeave: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  return isWayOut(base)
    ? eachLevel(base, form).flatMap(([before, now]) => [
        ...limited(before, now),
        ...narrowed(before, now),
      ])
    : [];
};

const LIMIT = 'Por aquí saca su dinero quien quiere: una variante no le pone más límites.';
const CHOICE = 'Por aquí saca su dinero quien quiere: una variante no le quita opciones.';

/** Rules that limit what they did not. */
const limited = (before: Level, now: Level): Diagnostic[] =>
  Object.entries(now.rules).flatMap(([rule, { limit = {} }]) =>
    Object.keys(limit)
      .filter((name) => Object.hasOwn(before.properties, name))
      .filter((name) => before.rules[rule]?.limit?.[name] === undefined)
      .map((name) =>
        error(
          `${now.at.rules}${step(rule)}/limit${step(name)}`,
          Object.hasOwn(limit[name]!, 'among') ? CHOICE : LIMIT,
        ),
      ),
  );

/** Questions that take fewer answers than they did. */
const narrowed = (before: Level, now: Level): Diagnostic[] =>
  Object.entries(before.properties).flatMap(([name, property]) => {
    const other = now.properties[name];
    if (!other) return [];
    const [was, is] = [before.fields[name] ?? {}, now.fields[name] ?? {}];
    return [
      ...Object.keys(other)
        .filter((word) => isLimit(word, other) && !same(property[word], other[word]))
        .map((word) => error(`${now.at.properties}${step(name)}${step(word)}`, LIMIT)),
      ...(['codes', 'without', 'choices', 'unavailable'] as const)
        .filter((word) => is[word] !== undefined && !same(was[word], is[word]))
        .map((word) => error(`${now.at.fields}${step(name)}${step(word)}`, CHOICE)),
    ];
  });

const isLimit = (word: string, property: Property): boolean =>
  (Object.hasOwn(keywords, word) && keywords[word]!.judgesMissing !== true) ||
  /^(?:exclusive)?(?:min|max)[A-Z]|^multipleOf$|^enum$|^format$|^uniqueItems$/i.test(word) ||
  (word === 'items' && property.items?.type !== 'object');
