import type { Field, FormDocument, Property } from '../documents/form.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import { error, type Check, type Context } from './context.ts';
import { levelsOf } from './levels.ts';
import { valuesOf } from './options.ts';

/** What is said beside a choice is said of one that there is. */
export const checkHints: Check = ({ kind, value }, context) =>
  kind !== 'form'
    ? []
    : levelsOf(value as FormDocument).flatMap(({ properties, fields, at }) =>
        Object.entries(fields).flatMap(([name, field]) => {
          const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
          const known = property && choicesOf(property, field, context);
          if (!known || !isObject(field['hints'])) return [];
          return Object.keys(field['hints'])
            .filter((code) => !known.includes(code) && !isListed(code, field, context))
            .map((code) =>
              error(
                `${at.fields}${step(name)}/hints${step(code)}`,
                `«${code}» no es una de las opciones: ${known.slice(0, 12).join(', ')}.${didYouMean(code, known)}`,
              ),
            );
        }),
      );

/** A code of the list that the question does not offer is said of nothing, and that is no slip. */
function isListed(code: string, { codes }: Field, { documents }: Context): boolean {
  const list = documents.get(`codes/${codes}`)?.value as CodesDocument | undefined;
  return list !== undefined && Object.hasOwn(list.items, code);
}

/** The values that can be chosen, where the document says them. */
function choicesOf(
  property: Property,
  { codes }: Field,
  { documents }: Context,
): string[] | undefined {
  const values = valuesOf(property).map(String);
  if (values.length > 0) return values;
  const list = documents.get(`codes/${codes}`)?.value as CodesDocument | undefined;
  return list && Object.keys(list.items);
}
