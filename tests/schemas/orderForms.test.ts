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
