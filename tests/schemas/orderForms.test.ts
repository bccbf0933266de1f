import { effective } from '#/language/validation/effective.ts';
import { bodyOf } from '#/language/requests/bodyOf.ts';
import { expect, test } from 'vitest';
import { operationTypes } from '#/domain/operations/index.ts';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import type { Block } from '#/language/documents/block.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { base, sharedForms } from '../support/documents.ts';

const sent = new Map(
  sharedForms
    .filter(({ form }) => form.submit?.call === 'createOperation')
    .map(({ form }): [string, FormDocument] => [
      String(form.submit!.input!.body!['operation_type']),
      form,
    ]),
);
const ordered = typesWhere(({ begunBy }) => begunBy === 'INVESTOR');

test('each type that investors order has its form, and the page of orders shows it', () => {
  expect([...sent.keys()].sort()).toEqual([...ordered].sort());
  const { text } = base.find(({ file }) => file === 'schemas/screens/operateOrder.json')!;
  const page = JSON.parse(text) as ScreenDocument;
  const shown = Object.values(page.blocks as Record<string, Block & { form?: string }>);
  for (const [type, form] of sent) {
    const block = shown.find(({ form: id }) => id === form.id);
    expect(JSON.stringify(block?.when), type).toContain(`"equals":"${type}"`);
  }
});

test.each([...sent])('%s asks for what its record says, and names what was shown', (type, form) => {
  const { required } = operationTypes[type as keyof typeof operationTypes];
  const body = Object.keys(bodyOf(form)!);
  expect(body).toEqual(expect.arrayContaining([...required, 'shown']));
});

test.each([
  ['TOTAL', true],
  ['OTRAS', true],
  ['FINANCIERA', false],
  ['MIXTA', false],
])(
  'other income is asked of a benefit paid as %s: %s, and sent with no other',
  (method, isAsked) => {
    const answers = {
      ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_collection_method: method },
      other_income: '20000.00',
    };
    const now = effective(sent.get('RESCATE')!, { answers });
    expect([now.shown.has('other_income'), now.answers.other_income]).toEqual(
      isAsked ? [true, '20000.00'] : [false, undefined],
    );
  },
);
