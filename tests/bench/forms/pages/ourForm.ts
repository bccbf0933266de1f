import type { Field, FormDocument, Property, Step } from '#/language/documents/form.ts';
import { PER_SECTION, type Question } from '../questions.ts';

/** The measured form as a document of ours. */
export function ourForm(asked: Question[]): FormDocument {
  const steps: Record<string, Step> = {};
  asked.forEach(({ name }, index) => {
    const order = Math.floor(index / PER_SECTION);
    const step = (steps[`s${order}`] ??= { order, title: `Parte ${order + 1}`, fields: {} });
    step.fields[name] = index;
  });
  return {
    kind: 'form',
    id: 'measured',
    title: 'Formulario',
    data: {
      type: 'object',
      properties: Object.fromEntries(asked.map((one) => [one.name, propertyOf(one)])),
    },
    fields: Object.fromEntries(asked.map((one) => [one.name, fieldOf(one)])),
    steps,
    rules: Object.fromEntries(
      asked
        .filter(({ when }) => when)
        .map(({ name, when }) => [
          `show_${name}`,
          { when: { at: `/answers/${when}`, equals: true }, show: { [name]: true as const } },
        ]),
    ),
  };
}

function propertyOf({
  kind,
  title,
  choices,
  minLength,
  maxLength,
  minimum,
  maximum,
}: Question): Property {
  const types = { number: 'number', integer: 'integer', checkbox: 'boolean' } as const;
  const type = kind in types ? types[kind as keyof typeof types] : 'string';
  return {
    type,
    title,
    ...(kind === 'email' && { email: true }),
    ...(choices && { enum: choices }),
    ...(minLength && { minLength }),
    ...(maxLength && { maxLength }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

function fieldOf({ kind, required }: Question): Field {
  return { widget: kind === 'number' ? 'decimal' : kind, required };
}
