import { describe, expect, test } from 'vitest';
import { redirectFor } from '../../../src/app/guard/redirectFor.ts';

const area = { path: '/account/position' };
const pending = { facts: { gdprPending: true, hasContact: true } };

describe('whoever has still to confirm their data-protection preferences', () => {
  test('does that before anything else', () => {
    expect(redirectFor(area, pending, true)).toBe('/validate-gdpr');
    expect(redirectFor({ path: '/profile/privacy' }, pending, true)).toBe('/validate-gdpr');
  });

  test('is let in where they do it, and on the pages of guests', () => {
    expect(redirectFor({ path: '/validate-gdpr' }, pending, true)).toBeUndefined();
    expect(redirectFor({ path: '/login', guest: true }, pending, true)).toBeUndefined();
  });

  test('reads first that the area is closed for want of an e-mail and a telephone', () => {
    const scope = { facts: { ...pending.facts, hasContact: false } };
    expect(redirectFor(area, scope, true)).toBe('/block-intervener');
    expect(redirectFor({ path: '/block-intervener' }, scope, true)).toBeUndefined();
  });
});

test('whoever has confirmed them goes where they want', () => {
  expect(redirectFor(area, { facts: { gdprPending: false } }, true)).toBeUndefined();
});
