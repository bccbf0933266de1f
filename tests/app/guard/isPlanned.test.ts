import { expect, test } from 'vitest';
import { isPlanned } from '#/app/guard/isPlanned.ts';

const screens = {
  operate: { path: '/operate', planned: true },
  wallet: { path: '/account/wallet/{id?}' },
};

test('what leads to where nothing can be done yet is known before it is pressed', () => {
  expect(isPlanned('/operate?tipo=SUSCRIPCION', screens)).toBe(true);
  expect(isPlanned('/account/wallet/x', screens)).toBe(false);
  expect(isPlanned('/nowhere', screens)).toBe(false);
});
