import { describe, expect, test } from 'vitest';
import type { widgets } from '#/engine/widgets/index.ts';
import { formatAnswer } from '#/engine/form/formatAnswer.ts';
import { displayed } from '#/language/presentation/displayed.ts';
import type { Field, FormDocument, Property } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { transcriptOf } from '#/language/presentation/transcript.ts';
import type { WidgetExample } from '#/language/notation/example.ts';
import { widgets as grammars } from '#/language/widgets/index.ts';
import { sharedForms } from '../../support/documents.ts';
import { fc } from '../../support/fc.ts';
import { generatedForms } from '../../support/generatedForms.ts';
import { part, reviewed } from './reviewed.ts';

describe('what is kept is what the review showed', () => {
  const secret = new Set(['password', 'otp']);
  const examples = Object.entries(grammars) as [keyof typeof widgets, { example: WidgetExample }][];

  test.each(examples.filter(([name]) => !secret.has(name) && name !== 'rows'))(
    'in the widget %s',
    (name, { example }) => {
      const property = example.property as Property;
      const field = { ...example.field, widget: name } as Field;
      const { context, words } = reviewed(formOf(property, field), {}, {});
      for (const value of [example.value, undefined])
        expect(displayed({ property, field }, value, {}, words)).toBe(
          formatAnswer(part(name, property, field), value, context),
        );
    },
  );

  const forms = sharedForms
    .map(({ form }) => form)
    // What is never sent, such as a tick before an order is cancelled, is nobody's answer.
    .filter(({ data }) => Object.values(data.properties).every(({ local }) => !local));

  test.each(forms)('in the form $id', (form) => {
    for (const { answers, scope = {} } of Object.values(form.examples ?? {}))
      sameAsReviewed(form, answers, scope);
  });

  test('in any form', () => {
    fc.assert(
      fc.property(generatedForms(3), ({ form, scopes }) => {
        for (const { answers = {}, ...scope } of scopes)
          if (hasRows(form, answers)) sameAsReviewed(form, answers, scope);
      }),
      { numRuns: 40 },
    );
  });
});

/** No page holds anything but rows where there are rows. */
const hasRows = ({ data }: FormDocument, answers: Answers) =>
  Object.entries(data.properties).every(
    ([name, { items }]) =>
      items?.type !== 'object' || answers[name] === undefined || isList(answers[name]),
  );
const isList = (value: unknown) =>
  Array.isArray(value) && value.every((row) => row !== null && typeof row === 'object');

/** Sections, labels and answers, in their order; a list of rows is told by each row's answers. */
function sameAsReviewed(form: FormDocument, given: Answers, scope: Scope): void {
  const { words, sections, answers } = reviewed(form, given, scope);
  const all = transcriptOf(form, { ...scope, answers }, words);
  // A page that leaves no choice is passed over by the review; what it was answered with is kept all the same.
  const kept = all.filter(({ passed }) => !passed);
  // What stood on the review beside the answers is told last, under its title.
  if (typeof form.review === 'object' && kept.at(-1)?.title === words.text('page.review.title'))
    expect(kept.pop()!.texts).not.toHaveLength(0);
  expect(kept.map(({ title }) => title)).toEqual(sections.map(({ title }) => title));
  kept.forEach(({ lines }, index) => {
    const seen = sections[index]!.lines;
    expect(lines.map(({ label }) => label)).toEqual(seen.map(({ label }) => label));
    lines.forEach(({ displayed: text, rows }, at) => {
      const told = rows
        ? rows.map((row) =>
            row
              .filter((cell) => cell.displayed)
              .map((cell) => `${cell.label}: ${cell.displayed}`)
              .join(' · '),
          )
        : [text];
      expect(told).toEqual(seen[at]!.answers);
    });
  });
}

const formOf = (property: Property, field: Field): FormDocument => ({
  kind: 'form',
  id: 'sample',
  title: '',
  data: { type: 'object', properties: { one: property } },
  fields: { one: field },
  steps: { only: { order: 1, title: '', fields: { one: 1 } } },
});
