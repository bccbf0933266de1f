import type { Field, FormDocument, FormRule, Property } from '#/language/documents/form.ts';
import type { Code } from './words.ts';

/** One question of a panel: what it takes, and how it is drawn. */
export interface Asked {
  property: Property;
  field: Field;
}

/** A panel's form: its questions in order, on one page. */
export function panel(
  id: string,
  label: Code,
  questions: Readonly<Record<string, Asked>>,
  rules: Readonly<Record<string, FormRule>> = {},
): FormDocument {
  const names = Object.keys(questions);
  return {
    kind: 'form',
    id,
    title: label,
    data: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, questions[name]!.property])),
    },
    fields: Object.fromEntries(names.map((name) => [name, questions[name]!.field])),
    steps: {
      all: {
        order: 10,
        title: label,
        fields: Object.fromEntries(names.map((name, at) => [name, (at + 1) * 10])),
      },
    },
    rules: { ...rules },
    submit: { call: '', label },
  };
}

/** A line of words. */
export const line = (title: Code, field: Field = {}, maxLength = 300): Asked => ({
  property: { type: 'string', title, maxLength },
  field: { widget: 'text', ...field },
});

/** Several lines. */
export const lines = (title: Code, field: Field = {}, maxLength = 4000): Asked => ({
  property: { type: 'string', title, maxLength },
  field: { widget: 'textarea', ...field },
});

/** A box to tick; `text` stands beside it. */
export const tick = (title: Code, field: Field = {}): Asked => ({
  property: { type: 'boolean', title },
  field: { widget: 'checkbox', ...field },
});

export interface Offered {
  value: string;
  /** A code of ours, or words that stand for themselves. */
  label: string;
  hint?: string;
}

/** One of several, each with its words. */
export const choice = (title: Code, offered: readonly Offered[], field: Field = {}): Asked => ({
  property: { type: 'string', title, enum: offered.map(({ value }) => value) },
  field: {
    widget: 'select',
    options: Object.fromEntries(
      offered.map(({ value, label, hint }, at) => [
        value,
        { order: at, label, ...(hint !== undefined && { hint }) },
      ]),
    ),
    ...field,
  },
});
