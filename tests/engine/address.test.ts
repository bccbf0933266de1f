import { describe, expect, test } from 'vitest';
import { addressOf, isOwnAddress, withParameter } from '#/engine/links/address.ts';

describe('an address', () => {
  test.each([
    ['/account/{uuid}', { uuid: 'a b' }, '/account/a%20b'],
    ['/account/operations/{uuid?}', {}, '/account/operations'],
    ['/account/{uuid}/x', { uuid: '../me' }, '/account/..%2Fme/x'],
  ])('%s is filled from the row', (to, row, expected) => {
    const values = { uuid: { from: '/row/uuid' } };
    expect(addressOf({ to, values }, { row })).toBe(expected);
  });

  test.each([
    [{ a: '1', b: 'x y' }, '/sign?a=1&b=x%20y&done=yes'],
    [{ b: '2' }, '/sign?b=2&done=yes'],
    [{ a: '1', b: '' }, '/sign?a=1&done=yes'],
    [{}, '/sign?done=yes'],
  ])('has no parameter for what %j does not know', (row, expected) => {
    const values = { a: { from: '/row/a' }, b: { from: '/row/b' } };
    expect(addressOf({ to: '/sign?a={a}&b={b}&done=yes', values }, { row })).toBe(expected);
  });

  test('keeps its other parameters when one changes', () => {
    const route = { path: '/p', query: { a: '1', range: '1A' } };
    expect(withParameter(route, 'range', '3M')).toBe('/p?a=1&range=3M');
    expect(withParameter(route, 'range', undefined)).toBe('/p?a=1');
  });

  test.each(['/', '/account/wallet', '/profile?paso=who#top', '/a/..%2Fb', '/a:b'])(
    '%s is one of this application',
    (to) => expect(isOwnAddress(to)).toBe(true),
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'account',
    '',
  ])('%j is none', (to) => expect(isOwnAddress(to)).toBe(false));
});
