import { expect, test } from 'vitest';
import { checkOnRecord } from '#/domain/rules/onRecord.ts';

const option = { from: '/data/known' };
test.each<[unknown, string[]]>([
  ['1999-05-20', []],
  ['2001-03-04', ['on_record 04-mar-2001']],
  [null, []],
  [undefined, ['fact_missing']],
])('a day beside the one on record, %s', (known, issues) => {
  const said = checkOnRecord('1999-05-20', option, { parent: {}, root: { data: { known } } });
  expect(said.map(({ code, params }) => [code, params?.known].filter(Boolean).join(' '))).toEqual(
    issues,
  );
});
