import { expect, test } from 'vitest';
import { checkDgsNotOwnPlan } from '#/domain/rules/dgsNotOwnPlan.ts';
import words from '../../../schemas/texts/es.json' with { type: 'json' };

const own = ['N9002', 'G9999'];

test.each<[unknown, unknown, string[]]>([
  ['', own, []],
  ['N3471', own, []],
  [5, own, []],
  ['N3471', [], []],
  ['N3471', [null, 5, {}], []],
  ['N9002', own, ['dgs_not_own_plan']],
  ['n-9002 ', { codes: own }, ['dgs_not_own_plan']],
  ['G9999', ['g-9999'], ['dgs_not_own_plan']],
  ['N9002', { codes: { from: '/facts/own' } }, ['dgs_not_own_plan.unknown']],
  ['N9002', true, ['dgs_not_own_plan.unknown']],
])('%j beside %j', (value, option, codes) => {
  expect(checkDgsNotOwnPlan(value, option).map(({ code }) => code)).toEqual(codes);
});

test('says of plans what the specification says of funds', () => {
  expect(words.dgs_not_own_plan).toBe('No puede seleccionar un plan propio como plan externo.');
});
