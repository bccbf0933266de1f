import { expect, test } from 'vitest';
import { checkReasons } from '#/domain/rules/reasons.ts';

const said = [{ key: 'a', text: 'Deben quedar 100 €.', path: '/amount_shares_indicator' }];
const root = { data: { judged: { reasons: said } } } as object;

test.each<[unknown, unknown, string[]]>([
  ['900.00', said, ['Deben quedar 100 €.']],
  ['900.00', { from: '/data/judged/reasons' }, ['Deben quedar 100 €.']],
  ['900.00', [...said, { text: 'Y otra cosa.' }], ['Deben quedar 100 €.', 'Y otra cosa.']],
  ['900.00', [null, 5], ['', '']],
  ['900.00', [], []],
  ['900.00', { from: '/data/other/reasons' }, []],
  ['', said, []],
])('%j is told what %j says against it', (value, option, told) => {
  const issues = checkReasons(value, option, { root });
  expect(issues.map(({ params }) => params?.['said'])).toEqual(told);
  expect(new Set(issues.map(({ code }) => code)).size).toBe(told.length > 0 ? 1 : 0);
});

test('says what it is about', () => {
  const [issue] = checkReasons('900.00', said);
  expect(issue).toMatchObject({ path: '', params: { about: '/amount_shares_indicator' } });
});
