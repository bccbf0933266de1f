import type { CodesDocument } from '../documents/tenantDocuments.ts';
import type { FormDocument } from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check, type Context } from './context.ts';
import { levelsOf, type Level } from './levels.ts';

/** A value that a property takes or begins with is one that its code list has, so that people can read it. */
export const checkListed: Check = ({ kind, value }, context) =>
  kind === 'form'
    ? levelsOf(value as FormDocument).flatMap((level) => checkLevel(level, context))
    : [];

function checkLevel({ properties, fields, at }: Level, { documents }: Context): Diagnostic[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const codes = Object.hasOwn(fields, name) ? fields[name]!.codes : undefined;
    const list = documents.get(`codes/${codes}`)?.value as CodesDocument | undefined;
    if (!list) return [];
    const known = Object.keys(list.items);
    const here = at.properties + step(name);
    const inner = (property.items as { enum?: unknown[] } | undefined)?.enum;
    const values = (property.enum ?? inner ?? []).map(String);
    // A list that has none of them is another list: that is told once.
    if (values.length > 1 && !values.some((word) => isNear(word, known)))
      return [
        error(
          `${at.fields}${step(name)}/codes`,
          `La lista «${codes}» no tiene ninguno de los valores de «${name}»: es otra lista.`,
        ),
      ];
    return [
      ...placed(property.enum, `${here}/enum`),
      ...placed(inner, `${here}/items/enum`),
      ...(typeof property['default'] === 'string'
        ? [[property['default'], `${here}/default`] as const]
        : []),
    ]
      .filter(([word]) => !known.includes(String(word)))
      .map(([word, pointer]) =>
        error(
          pointer,
          `«${String(word)}» no está en la lista «${codes}».${didYouMean(String(word), known)}`,
        ),
      );
  });
}

const isNear = (word: string, known: readonly string[]) =>
  known.includes(word) || (word.length > SHORT && nearestWord(word, known) !== undefined);

/** Short words are like others without being one of them misspelt. */
const SHORT = 3;

const placed = (values: readonly unknown[] = [], at: string) =>
  values.map((word, index): [unknown, string] => [word, at + step(index)]);
