import { expect, test } from 'vitest';
import { limitTold } from '../../src/language/presentation/limitTold.ts';
import { displayed } from '../../src/language/presentation/displayed.ts';
import { askedAt } from '../../src/language/requests/askedAt.ts';
import type { FormDocument } from '../../src/language/documents/form.ts';
import { widgets } from '../../src/engine/widgets/index.ts';
import type { Widget } from '../../src/engine/fields/widget.ts';
import type { Asked } from '../../src/language/widgets/asked.ts';

const words = { text: (sentence: string) => sentence };
const issue = (code: string, value: string) => ({
  path: '/answers/x',
  code,
  params: { min: value, max: value, limit: value, minFormatted: value, maxFormatted: value },
});
const asked = (widget: string): Asked => ({
  property: { type: 'string', title: 'x' },
  field: { widget },
});

test.each([
  ['percentage', '25.01', '25,01\u00a0%'],
  ['percentage', '100', '100\u00a0%'],
  ['decimal', '12.500000', '12,5'],
  ['integer', '1200', '1.200'],
  ['participations', '2', '2,000000'],
])('a limit of %s %s is told as %s, by browser and server alike', (name, value, said) => {
  const question = asked(name);
  const widget = (widgets as unknown as Record<string, Widget>)[name]!;
  for (const code of ['min_value', 'max_value', 'minimum', 'maximum']) {
    const bySever = limitTold(issue(code, value), question, (limit) =>
      displayed(question, limit, {}, words),
    );
    const byBrowser = limitTold(issue(code, value), question, (limit) =>
      widget.show!(limit, question as never),
    );
    expect(bySever).toEqual(byBrowser);
    expect(bySever.params).toEqual({ limit: said });
    expect(bySever.code).toMatch(/^(minimum|maximum)$/);
  }
});

test('one of money keeps the words of the specification', () => {
  const same = issue('max_value', '100');
  expect(limitTold(same, asked('money'), () => 'other')).toBe(same);
  expect(limitTold(same, undefined, () => 'other')).toBe(same);
});

test('the question of an issue is found, in rows by its column', () => {
  const percent = { type: 'string' as const, title: 'Participación' };
  const form = {
    data: {
      type: 'object',
      properties: {
        owners: {
          type: 'array',
          title: 'Titulares',
          items: { type: 'object', properties: { share: percent } },
        },
      },
    },
    fields: { owners: { widget: 'rows', fields: { share: { widget: 'percentage' } } } },
  } as unknown as FormDocument;
  expect(askedAt(form, '/answers/owners/3/share')).toEqual({
    property: percent,
    field: { widget: 'percentage' },
  });
  expect(askedAt(form, '/answers/owners/3/other')).toBeUndefined();
  expect(askedAt(form, '/facts/today')).toBeUndefined();
});
