import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../src/language/values/matchRoute.ts';
import { fc } from '../support/fc.ts';

const screens = {
  position: { path: '/account/position' },
  operations: { path: '/account/operations/{uuidAccount?}' },
  account: { path: '/account/myaccount/{uuidAccount}' },
  section: { path: '/account/{section}' },
};

describe('a path', () => {
  test.each([
    ['/account/position', 'position', {}],
    ['/account/position/', 'position', {}],
    ['/account/operations', 'operations', {}],
    ['/account/operations/a1', 'operations', { uuidAccount: 'a1' }],
    ['/account/myaccount/a%20b', 'account', { uuidAccount: 'a b' }],
    ['/account/other', 'section', { section: 'other' }],
  ])('%s leads to %s', (path, id, params) => {
    expect(matchRoute(screens, path)).toEqual({ id, params });
  });

  test.each(['/', '/account', '/account/operations/a/b', '/account/myaccount/%E0%A4%A'])(
    '%s leads nowhere',
    (path) => expect(matchRoute(screens, path)).toBeUndefined(),
  );

  test('gives back whatever value was written into its place', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        fc.pre(value.isWellFormed());
        const match = matchRoute(screens, `/account/myaccount/${encodeURIComponent(value)}`);
        expect(match).toEqual({ id: 'account', params: { uuidAccount: value } });
      }),
    );
  });
});
