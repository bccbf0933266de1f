import { expect, test } from 'vitest';
import { toCents } from '#/domain/money/cents.ts';
import { toNav } from '#/domain/money/nav.ts';
import { toShares } from '#/domain/money/shares.ts';
import { sharesFor, valueOf } from '#/domain/money/valuation.ts';
import { fc } from '../../support/fc.ts';

test.each([
  ['32.467533', '100', '3246.75'],
  ['70', '31.847293', '2229.31'],
  ['18.828168', '118.402915', '2229.31'],
  ['0.000001', '0.000001', '0.00'],
  ['0.005', '1', '0.01'],
  ['0.004999', '1', '0.00'],
  ['-0.005', '1', '-0.01'],
  ['0', '10', '0.00'],
])('%s participations at %s are worth %s', (shares, nav, value) => {
  expect(valueOf(toShares(shares), toNav(nav))).toBe(toCents(value));
});

test.each([
  ['2229.31', '118.402915', '18.828168'],
  ['3000.00', '100', '30.000000'],
  ['750.00', '12.5', '60.000000'],
  ['10.00', '3', '3.333333'],
  ['20.00', '3', '6.666667'],
])('%s € at %s buy %s participations', (amount, nav, shares) => {
  expect(sharesFor(toCents(amount), toNav(nav))).toBe(toShares(shares));
});

test('a NAV that is not positive buys nothing', () => {
  expect(() => sharesFor(100n, 0n)).toThrow('A net asset value is above zero');
  expect(() => sharesFor(100n, -1n)).toThrow(RangeError);
});

test('participations bought at a NAV of at most 10.000 € are worth the amount to the cent', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 10n), (amount, nav) => {
      expect(valueOf(sharesFor(amount, nav), nav)).toBe(amount);
    }),
  );
});

test('more participations are never worth less', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 15n),
      fc.bigInt(0n, 10n ** 12n),
      fc.bigInt(1n, 10n ** 12n),
      (shares, more, nav) => {
        expect(valueOf(shares + more, nav) >= valueOf(shares, nav)).toBe(true);
      },
    ),
  );
});
