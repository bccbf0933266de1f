import { expect, test } from 'vitest';
import { checkShareOfWhole } from '../../../src/domain/rules/share.ts';

const OTHERS = { others: { from: '/answers/others' } };
const ABOVE = { above: 25 };

test.each([
  ['', OTHERS, '50.00', []],
  ['50', OTHERS, '50.00', []],
  ['50.01', OTHERS, '50.00', ['share.total']],
  ['33.333', OTHERS, '0.00', ['share.decimals']],
  ['0', true, undefined, ['share.range']],
  ['100', true, undefined, []],
  ['1', OTHERS, undefined, ['fact_missing']],
  ['25', ABOVE, undefined, ['share.above']],
  ['25.01', ABOVE, undefined, []],
  ['25.001', ABOVE, undefined, ['share.decimals']],
  ['100', ABOVE, undefined, []],
  ['100.01', ABOVE, undefined, ['share.range']],
  [['1'], OTHERS, '0.00', ['share.range']],
])('a share of %j given %j beside %j has the issues %j', (value, option, others, codes) => {
  const issues = checkShareOfWhole(value, option, { root: { answers: { others } } });
  expect(issues.map(({ code, path }) => path + code)).toEqual(codes);
});
