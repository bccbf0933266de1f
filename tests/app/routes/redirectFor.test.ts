import { describe, expect, test } from 'vitest';
import { redirectFor, returnAddress } from '#/app/guard/redirectFor.ts';

const position = { path: '/account/position' };
const blocked = {
  path: '/block-intervener',
  access: { at: '/facts/hasContact', equals: false },
  otherwise: '/account/position',
};
const login365 = {
  path: '/login365',
  guest: true,
  access: { at: '/route/name', equals: 'login' },
  otherwise: '/login',
};
const scope = (facts: Record<string, unknown>) => ({
  facts,
  route: { name: 'x', path: '/x', params: {}, query: {} },
});

describe('the guard', () => {
  test.each([
    ['lets a session in', position, scope({ hasContact: true }), true, undefined],
    ['sends to the login without a session', position, scope({}), false, '/login'],
    [
      'closes the area without contact data',
      position,
      scope({ hasContact: false }),
      true,
      '/block-intervener',
    ],
    [
      'lets staff look at a client without contact data',
      position,
      scope({ hasContact: false, isStaff: true }),
      true,
      undefined,
    ],
    ['shows the page that says why', blocked, scope({ hasContact: false }), true, undefined],
    [
      'leads away from that page once there is contact data',
      blocked,
      scope({ hasContact: true }),
      true,
      '/account/position',
    ],
    [
      'lets a guest page be seen without a session',
      { path: '/login', guest: true },
      scope({}),
      false,
      undefined,
    ],
    ['leads the other logins to the login', login365, scope({}), false, '/login'],
    [
      'goes home where access says no and names no other place',
      { path: '/p', access: { at: '/facts/x', equals: true } },
      scope({}),
      true,
      '/account/position',
    ],
  ])('%s', (_, screen, given, isSignedIn, redirect) => {
    expect(redirectFor(screen, given, isSignedIn)).toBe(redirect);
  });
});

describe('the address after the login', () => {
  test.each([
    ['/account/position?range=1M', '/account/position?range=1M'],
    ['/profile', '/profile'],
    ['//evil.example/x', '/account/position'],
    ['/\\evil.example', '/account/position'],
    ['https://evil.example', '/account/position'],
    ['/login/admin', '/account/position'],
    [undefined, '/account/position'],
    [{}, '/account/position'],
  ])('of %j is %s', (wanted, address) => expect(returnAddress(wanted)).toBe(address));
});
