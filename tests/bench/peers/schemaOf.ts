import type { Question } from '../forms/questions.ts';

const types = { number: 'number', integer: 'integer', checkbox: 'boolean' } as const;

/** The measured form as JSON Schema: conditional questions are required only while they are shown. */
export function schemaOf(asked: Question[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(asked.map((one) => [one.name, propertyOf(one)])),
    required: asked.filter(({ required, when }) => required && !when).map(({ name }) => name),
    allOf: asked
      .filter(({ when }) => when)
      .map(({ name, when }) => ({
        if: { type: 'object', properties: { [when!]: { const: true } }, required: [when!] },
        then: { type: 'object', required: [name] },
      })),
  };
}

function propertyOf(one: Question) {
  const { kind, title, choices, minLength, maxLength, minimum, maximum } = one;
  return {
    type: kind in types ? types[kind as keyof typeof types] : 'string',
    title,
    ...(choices && { enum: choices }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(kind === 'email' && { format: 'email' }),
  };
}
