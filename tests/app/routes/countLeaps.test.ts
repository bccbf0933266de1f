import { expect, test } from 'vitest';
import { countLeaps } from '#/app/routes/countLeaps.ts';

test('pages that send to each other without end are given up, and the next visit is counted anew', () => {
  const counted = countLeaps();
  for (let leap = 0; leap < 10; leap++) expect(counted('/a')).toBe('/a');
  expect(() => counted('/b')).toThrow();
  expect(counted('/a')).toBe('/a');
});

test('a page that is shown ends the count', () => {
  const counted = countLeaps();
  const page = { route: {} };
  for (let visit = 0; visit < 30; visit++) {
    expect(counted('/a')).toBe('/a');
    expect(counted(page)).toBe(page);
  }
});
