import type { FormDocument, Property } from '../documents/form.ts';
import { FREE_TEXT } from '../values/freeText.ts';
import { questions } from '../grammar/questions.ts';

/** Keywords of a property that say something to people or to us, and nothing to a validator. */
export const annotations = new Set(['title', 'local', 'own', 'default', ...Object.keys(questions)]);

/**
 * The JSON Schema that Ajv compiles for a form: its flat `data` below `answers`.
 * What is shown, required or limited is not in it: `effective` says that, and `judge` adds it.
 */
export function answersSchema(form: FormDocument): object {
  return { type: 'object', properties: { answers: flat(form.data.properties) } };
}

function flat(properties: Record<string, Property>): object {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, plain(property)]),
    ),
    additionalProperties: false,
  };
}

function plain(property: Property): object {
  const { type, items } = property;
  const kept = Object.entries(property).filter(([keyword]) => !annotations.has(keyword));
  if (type === 'string' && !property.enum && !property.maxLength)
    kept.push(['maxLength', FREE_TEXT]);
  if (!items) return Object.fromEntries(kept);
  const inner =
    items.type === 'object'
      ? flat(items.properties as Record<string, Property>)
      : plain(items as Property);
  return { ...Object.fromEntries(kept), items: inner };
}
