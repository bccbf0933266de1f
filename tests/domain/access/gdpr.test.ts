import { describe, expect, test } from 'vitest';
import { askedPurposes, hasConfirmedGdpr } from '../../../src/domain/access/hasConfirmedGdpr.ts';
import { mustConfirmGdpr, type GdprDecision } from '../../../src/domain/access/mustConfirmGdpr.ts';
import { today } from './personas.ts';

const decide = (change: Partial<GdprDecision> = {}) =>
  mustConfirmGdpr({
    allowGdpr: true,
    hasConfirmed: false,
    viewer: 'self',
    birthdate: '1980-01-01',
    today,
    ...change,
  });

const answers = (source: string, text_version: string) =>
  askedPurposes.map((purpose) => ({ purpose, source, text_version }));

describe('the confirmation of data-protection preferences', () => {
  test.each<[string, Partial<GdprDecision>, boolean]>([
    ['at the first login', {}, true],
    ['where the tenant does not ask', { allowGdpr: false }, false],
    ['once confirmed', { hasConfirmed: true }, false],
    ['when staff look on', { viewer: 'staff' }, false],
    ['from a minor on the 14th birthday', { birthdate: '2012-11-20' }, true],
    ['from a minor the day before', { birthdate: '2012-11-21' }, false],
    ['without a birthdate', { birthdate: null }, true],
  ])('is asked %s: %o → %s', (_, change, isAsked) => {
    expect(decide(change)).toBe(isAsked);
  });

  test.each([
    ['nothing', [], false],
    ['the text in force in the private area', answers('PRIVATE_AREA', '2'), true],
    ['a part of it', answers('PRIVATE_AREA', '2').slice(1), false],
    ['an older text', answers('PRIVATE_AREA', '1'), false],
    ['the text in force on paper', answers('CORREO', '2'), false],
  ])('is done by answering %s: %o → %s', (_, consents, isDone) => {
    expect(hasConfirmedGdpr(consents, '2')).toBe(isDone);
  });
});
