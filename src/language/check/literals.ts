import type { Condition, Scalar } from '../expressions/condition.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { locate } from '../contract/locate.ts';
import type { Choices } from '../documents/choices.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { scopeAt } from './scopeAt.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import type { FormDocument } from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { compare } from '../values/compare.ts';
import { segments } from '../values/pointer.ts';
import { error, type Check, type Context } from './context.ts';
import { levelsOf, type Level } from './levels.ts';
import { valuesOf } from './options.ts';

/**
 * A condition about an answer that is chosen from a code list compares it with a code of the list; about one that rows of
 * a call offer, with what the contract says that they may be.
 */
export const checkLiterals: Check = (document, context) => {
  const { kind, value } = document;
  const { documents } = context;
  if (kind !== 'form') return [];
  const levels = levelsOf(value as FormDocument);
  return found(grammars.form, value, 'condition').flatMap(({ value: condition, pointer }) => {
    const asked = askedBy(condition as Condition, levels, pointer);
    if (asked?.choices)
      return notOffered(document, asked.choices, condition as Condition, pointer, context);
    const list = documents.get(`codes/${asked?.codes}`)?.value as CodesDocument | undefined;
    if (!asked || !list) return [];
    const known = Object.keys(list.items);
    const beyond = beyondAll(condition as Condition, known, `la lista «${asked.codes}»`, pointer);
    if (beyond) return [beyond];
    return literalsOf(condition as Condition)
      .filter(([, word]) => !known.includes(String(word)))
      .map(([key, word]) =>
        error(
          `${pointer}/${key}`,
          `«${String(word)}» no está en la lista «${asked.codes}»: nunca se cumple.${didYouMean(String(word), known)}`,
        ),
      );
  });
};

/** The code list of the answer that a condition reads; values that the property itself lists are compared elsewhere. */
function askedBy(condition: Condition, levels: Level[], pointer: string) {
  if (!('at' in condition)) return undefined;
  const [root, name, ...deeper] = segments(condition.at);
  const level = levels.find(
    ({ root: own, at }) =>
      own === root && (root === 'answers' || pointer.startsWith(at.fields.replace(/fields$/, ''))),
  );
  if (!level || name === undefined || deeper.length > 0) return undefined;
  const property = Object.hasOwn(level.properties, name) ? level.properties[name] : undefined;
  const { codes, choices } = Object.hasOwn(level.fields, name) ? level.fields[name]! : {};
  const isOpen = property && valuesOf(property).length === 0;
  if (!isOpen || (codes === undefined && choices === undefined)) return undefined;
  return { codes, choices: choices && { ...choices, at: `/fields/${name}/choices/value` } };
}

/** What a condition compares with that no row can offer, as far as the contract says what rows offer. */
function notOffered(
  document: Assembled,
  { rows, value, at }: Choices & { at: string },
  condition: Condition,
  pointer: string,
  { contract }: Context,
): Diagnostic[] {
  const { found = [] } = locate(contract, scopeAt(document, contract, at, rows), value.from);
  if (found.length === 0 || found.some(({ values }) => !values)) return [];
  const known = found.flatMap(({ values }) => values!.map(String));
  const beyond = beyondAll(condition, known, 'la lista', pointer);
  if (beyond) return [beyond];
  return literalsOf(condition)
    .filter(([, word]) => !known.includes(String(word)))
    .map(([key, word]) =>
      error(
        `${pointer}/${key}`,
        `«${String(word)}» no es nada que la lista ofrezca: nunca se cumple.${didYouMean(String(word), known)}`,
      ),
    );
}

/** What asks for more or less than something where no value of the list is: those that are no numbers have no order. */
function beyondAll(
  condition: Condition,
  known: readonly string[],
  list: string,
  pointer: string,
): Diagnostic | undefined {
  const key = 'atLeast' in condition ? 'atLeast' : 'atMost' in condition ? 'atMost' : undefined;
  if (!key) return undefined;
  const limit =
    'atLeast' in condition ? condition.atLeast : 'atMost' in condition && condition.atMost;
  const hasOrder = (value: string) => compare(value, value) !== undefined;
  const isReached = (value: string): boolean => {
    if (typeof limit === 'object') return hasOrder(value);
    const way = compare(value, limit);
    return way !== undefined && (key === 'atLeast' ? way >= 0 : way <= 0);
  };
  if (known.some(isReached)) return undefined;
  const why = known.some(hasOrder)
    ? `ningún valor de ${list} llega a este límite`
    : `los valores de ${list} no son números: ninguno es más ni menos que otro`;
  return error(`${pointer}/${key}`, `${why[0]!.toUpperCase()}${why.slice(1)}. Nunca se cumple.`);
}

/** Where a condition says what it compares with, and what. */
export function literalsOf(condition: Condition): [key: string, word: Scalar][] {
  if ('equals' in condition) return [['equals', condition.equals]];
  if ('includes' in condition) return [['includes', condition.includes]];
  return 'in' in condition ? condition.in.map((word, index) => [`in/${index}`, word]) : [];
}
