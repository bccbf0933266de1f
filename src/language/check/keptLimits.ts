import type { FormDocument, FormRule } from '../documents/form.ts';
import { same } from '../locks/guarded.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { graveCallOf } from './grave.ts';
import { levelsOf, type Level } from './levels.ts';

/**
 * A variant of a form that changes something may bound answers more, never less: the rules that limit or require them,
 * what keeps a choice from being made, and what has to be answered stay as they are, in each row too.
 */
export const checkKeptLimits: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  if (graveCallOf(base) === undefined) return [];
  return eachLevel(base, form).flatMap(([before, now]) => [
    ...rules(before, now),
    ...bounds(before, now),
  ]);
};

/** The levels of a form beside the same ones of its variant; what a variant has no more is told elsewhere. */
export function eachLevel(base: FormDocument, form: FormDocument): [Level, Level][] {
  const now = new Map(levelsOf(form).map((level) => [level.at.fields, level]));
  return levelsOf(base).flatMap((before): [Level, Level][] => {
    const after = now.get(before.at.fields);
    return after ? [[before, after]] : [];
  });
}

/** Rules with a limit stay as they are; of those that require answers others may be required too. */
const rules = (before: Level, now: Level): Diagnostic[] =>
  Object.entries(before.rules).flatMap(([name, rule]) => {
    const word = broken(rule, now.rules[name]);
    if (!word) return [];
    const at = now.rules[name] ? `${now.at.rules}${step(name)}` : now.at.rules;
    return [error(at, said[word](name))];
  });

const said = {
  limit: (name: string) =>
    `La regla «${name}» limita lo que se envía: una variante añade límites, no los cambia ni los quita. Añada el suyo en la pregunta, en «Como mínimo» y «Como máximo».`,
  require: (name: string) =>
    `La regla «${name}» exige respuestas: una variante exige más, no menos ni en otros casos.`,
};

/** What a rule did that its variant does not do any more. */
function broken(before: FormRule, now: FormRule | undefined): keyof typeof said | undefined {
  const isWhen = now !== undefined && same(before.when, now.when);
  if (before.limit !== undefined && !(isWhen && same(before.limit, now.limit))) return 'limit';
  const required = Object.keys(before.require ?? {});
  const isRequired = (name: string) => isWhen && now.require?.[name] !== undefined;
  return required.every(isRequired) ? undefined : 'require';
}

/** What a field says of its own answers. */
const bounds = ({ fields }: Level, level: Level): Diagnostic[] =>
  Object.entries(fields).flatMap(([name, before]) => {
    const now = level.fields[name];
    if (!now) return [];
    const at = `${level.at.fields}${step(name)}`;
    return [
      ...(before.required === true && now.required !== true
        ? [error(`${at}/required`, 'Hay que responder: una variante no lo deja a elección.')]
        : []),
      ...(before['unavailable'] !== undefined && !same(before['unavailable'], now['unavailable'])
        ? [error(`${at}/unavailable`, 'Una variante no cambia lo que impide elegir.')]
        : []),
    ];
  });
