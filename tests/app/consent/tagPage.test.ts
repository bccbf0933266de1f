import { expect, test } from 'vitest';
import { isPageOf, pageOf } from '#/app/consent/tagPage.ts';

const faro = { id: '7551251e-a421-5328-b904-02b847f46808', name: 'faro', is_default: false };

test.each([
  [faro, 'https://a.example/login', false],
  [faro, 'https://a.example/login?id=faro', true],
  [faro, `https://a.example/login?id=${faro.id}`, true],
  [faro, 'https://a.example/login?id=encinar', false],
  [{ ...faro, is_default: true }, 'https://a.example/login', true],
  [{ ...faro, is_default: true }, 'https://a.example/login?id=encinar', false],
])('of %o a page at %s is its own: %s', (tenant, address, isOwn) => {
  expect(isPageOf(tenant, address)).toBe(isOwn);
});

test('a page is asked for by the tenant’s name once, with all that its address says', () => {
  const page = pageOf(faro, 'https://a.example/account/operations?tipo=REEMBOLSO&id=encinar#x');
  expect(page).toBe(`https://a.example/account/operations?tipo=REEMBOLSO&id=${faro.id}#x`);
  expect(isPageOf(faro, page)).toBe(true);
});
