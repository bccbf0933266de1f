import { describe, expect, test } from 'vitest';
import { checkShare, sumOfShares } from '../../../src/domain/rules/checkShares.ts';
import { fc } from '../../support/fc.ts';

describe('a share', () => {
  test.each([
    ['100', [], undefined],
    ['0.01', ['99.99'], undefined],
    ['50.00', ['50'], undefined],
    ['50.01', ['50'], 'share.total'],
    ['0', [], 'share.range'],
    ['-1', [], 'share.range'],
    ['100.01', [], 'share.range'],
    ['0.001', [], 'share.decimals'],
    ['x', [], 'share.range'],
  ])('of %s beside %j has the issue %s', (share, others, code) => {
    expect(checkShare(share, others)[0]?.code).toBe(code);
  });

  test('that is too much is told what is left', () => {
    expect(checkShare('50', ['33.33', '33.33'])).toEqual([
      { code: 'share.total', path: '/percentage', params: { max: '33,34' } },
    ]);
  });

  test('is taken exactly as long as the sum is at most 100', () => {
    const share = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(share, fc.array(share, { maxLength: 6 }), (one, others) => {
        const text = (hundredths: number) => (hundredths / 100).toFixed(2);
        const fits = others.reduce((sum, each) => sum + each, one) <= 10_000;
        expect(checkShare(text(one), others.map(text)).length === 0).toBe(fits);
      }),
    );
  });
});

test('a sum of shares has two decimals', () => {
  expect(sumOfShares([])).toBe('0.00');
  expect(sumOfShares(['33.33', '33.33', '33.34'])).toBe('100.00');
});
