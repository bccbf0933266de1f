import { expect, test } from 'vitest';
import { exampleForm } from '#/language/notation/exampleDocuments.ts';
import { kindOf, kinds } from '#/studio/panels/kinds.ts';
import { interpretedJudge, moduleJudge, serverJudge } from '../support/judges.ts';

test('each kind of the palette is known again by its business name', () => {
  for (const kind of Object.values(kinds)) expect(kindOf(kind.begins)?.label).toBe(kind.label);
});

test.each([
  ['12345678Z', true],
  ['X1234567L', true],
  ['y-7654321-g', true],
  ['12345678A', false],
  ['X1234567A', false],
  ['A58818501', false],
  ['AB123456', false],
])('a DNI or a NIE: %s is one (%s), for browsers, the preview and the server', (value, isOne) => {
  expect(kinds.dniOrNie.begins.limits).toContainEqual({ keyword: 'dni_or_nie', value: 'true' });
  const form = exampleForm('identity', {
    ...{ property: { type: 'string', title: 'DNI o NIE', dni_or_nie: true }, value },
  });
  for (const judge of [moduleJudge, interpretedJudge, serverJudge])
    expect(judge(form)({ answers: { example: value } })).toEqual(
      isOne ? [] : ['/answers/example dni_or_nie'],
    );
});
