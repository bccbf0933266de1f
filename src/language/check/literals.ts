import type { Condition, Scalar } from '../expressions/condition.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import type { FormDocument } from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { segments } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { levelsOf, type Level } from './levels.ts';
import { valuesOf } from './options.ts';

/** A condition about an answer that is chosen from a code list compares it with a code of the list. */
export const checkLiterals: Check = ({ kind, value }, { documents }) => {
  if (kind !== 'form') return [];
  const levels = levelsOf(value as FormDocument);
  return found(grammars.form, value, 'condition').flatMap(({ value: condition, pointer }) => {
    const asked = askedBy(condition as Condition, levels, pointer);
    const list = documents.get(`codes/${asked?.codes}`)?.value as CodesDocument | undefined;
    if (!asked || !list) return [];
    const known = Object.keys(list.items);
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
  const codes = Object.hasOwn(level.fields, name) ? level.fields[name]!.codes : undefined;
  return property && codes !== undefined && valuesOf(property).length === 0 ? { codes } : undefined;
}

/** Where a condition says what it compares with, and what. */
export function literalsOf(condition: Condition): [key: string, word: Scalar][] {
  if ('equals' in condition) return [['equals', condition.equals]];
  if ('includes' in condition) return [['includes', condition.includes]];
  return 'in' in condition ? condition.in.map((word, index) => [`in/${index}`, word]) : [];
}
