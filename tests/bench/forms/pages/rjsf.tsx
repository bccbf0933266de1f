import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import type { Question } from '../questions.ts';
import { begin } from './begin.ts';

/** The measured form in the words of JSON Schema, as rjsf's documentation writes conditions. */
function schemaOf(asked: Question[]): RJSFSchema {
  const always = asked.filter(({ when }) => !when);
  return {
    type: 'object',
    properties: Object.fromEntries(always.map((one) => [one.name, propertyOf(one)])),
    required: always.filter(({ required }) => required).map(({ name }) => name),
    allOf: asked
      .filter(({ when }) => when)
      .map((one) => ({
        if: { properties: { [one.when!]: { const: true } }, required: [one.when!] },
        then: { properties: { [one.name]: propertyOf(one) }, required: [one.name] },
      })),
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
}: Question): RJSFSchema {
  const types = { number: 'number', integer: 'integer', checkbox: 'boolean' } as const;
  return {
    type: kind in types ? types[kind as keyof typeof types] : 'string',
    title,
    enum: choices,
    minLength,
    maxLength,
    minimum,
    maximum,
    format: kind === 'email' ? 'email' : undefined,
  };
}

const uiOf = (asked: Question[]) =>
  Object.fromEntries(
    asked
      .filter(({ kind }) => kind === 'textarea')
      .map(({ name }) => [name, { 'ui:widget': 'textarea' }]),
  );

void begin(
  (asked) => ({ schema: schemaOf(asked), uiSchema: uiOf(asked) }),
  (root, given) => {
    createRoot(root).render(
      <Form {...given} validator={validator} noHtml5Validate onError={() => undefined} />,
    );
  },
);
