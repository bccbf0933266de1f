import { expect, test } from 'vitest';
import { Budget } from '../../src/server/kernel/budget.ts';

const ana = { tenant: 'almadraba', person: 'ana' };
const luis = { tenant: 'almadraba', person: 'luis' };
const eva = { tenant: 'encinar', person: 'eva' };

test('a person, a tenant and all have so much, and what is given back is there again', () => {
  const budget = new Budget({ whole: 10, tenant: 6, person: 4 });
  const mine = budget.claim(ana, 3);
  expect(() => mine.growTo(5)).toThrow(expect.objectContaining({ status: 429 }));
  mine.growTo(4);
  mine.growTo(2);
  expect(() => budget.claim(luis, 3)).toThrow(expect.objectContaining({ status: 503 }));
  const his = budget.claim(luis, 2);
  budget.claim(eva, 4);
  expect(budget.taken).toBe(10);
  his.release();
  his.release();
  mine.release();
  expect(budget.taken).toBe(4);
  expect(() => budget.claim(ana, 4)).not.toThrow();
});
