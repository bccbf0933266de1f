import { describe, expect, test } from 'vitest';
import { addDays } from '#/domain/dates/plainDate.ts';
import {
  certificateLack,
  checkResidenceCertificate,
  holdersOf,
  isResident,
  isCertificateValid,
} from '#/domain/tax/residenceCertificate.ts';
import { defersTransfers, withholdingRate, type Taxpayer } from '#/domain/tax/taxpayer.ts';
import { fc } from '../../support/fc.ts';

const abroad = (more: Partial<Taxpayer> = {}): Taxpayer => ({ type: 'F', country: 'FRA', ...more });
const recent = '2026-10-31';

describe('a certificate of tax residence', () => {
  test.each([
    ['2026-09-20', false],
    ['2026-09-21', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
    [null, false],
  ])('issued on %s serves on 2026-11-20: %s', (issued, isValid) => {
    expect(isCertificateValid(issued, '2026-11-20')).toBe(isValid);
  });

  test('counts calendar months to the end of a short one', () => {
    expect(isCertificateValid('2026-02-28', '2026-04-30')).toBe(false);
    expect(isCertificateValid('2026-03-01', '2026-04-30')).toBe(true);
  });

  test('lacks nothing on the days on which it would be taken, and then a treaty exempts', () => {
    const day = fc.integer({ min: 0, max: 200 }).map((days) => addDays('2026-08-01', days));
    const holder = fc
      .record({ country: fc.constantFrom('ESP', 'FRA'), issued: day, isPending: fc.boolean() })
      .map(({ country, issued, isPending }) =>
        abroad({
          ...{ country, certificateIssued: issued, isCertificatePending: isPending },
          hasTreaty: true,
        }),
      );
    fc.assert(
      fc.property(holder, fc.array(holder, { maxLength: 2 }), day, (first, others, on) => {
        const taxpayer = { ...first, others };
        const lack = certificateLack(taxpayer, on);
        expect(lack === undefined).toBe(checkResidenceCertificate(taxpayer, on).length === 0);
        const areAbroad = holdersOf<Taxpayer>(taxpayer).every((one) => !isResident(one));
        if (lack === undefined && areAbroad) expect(withholdingRate(taxpayer, on)).toBe(0n);
        const isOnlyPending = [first, ...others].every(
          (one) => one.isCertificatePending || checkResidenceCertificate(one, on).length === 0,
        );
        expect(lack === 'LACKING').toBe(!isOnlyPending);
      }),
    );
  });

  test('is asked of non-residents alone', () => {
    expect(checkResidenceCertificate({ country: 'ESP' }, '2026-11-20')).toEqual([]);
    expect(checkResidenceCertificate(abroad(), '2026-11-20')).toEqual([
      { code: 'residence_certificate', path: '' },
    ]);
    expect(
      checkResidenceCertificate(abroad({ certificateIssued: '2026-09-11' }), '2026-11-20'),
    ).toEqual([
      { code: 'residence_certificate.expired', path: '', params: { issued: '11-sep-2026' } },
    ]);
    expect(checkResidenceCertificate(abroad({ certificateIssued: recent }), '2026-11-20')).toEqual(
      [],
    );
    for (const certificateIssued of [null, '2026-09-11'])
      expect(
        checkResidenceCertificate(
          abroad({ certificateIssued, isCertificatePending: true }),
          '2026-11-20',
        ),
      ).toEqual([{ code: 'residence_certificate.pending', path: '' }]);
  });
});

describe('withholding', () => {
  test.each([
    ['a resident', { country: 'ESP' }, 19_000_000n],
    ['a company', { type: 'J', country: 'ESP' } as const, 19_000_000n],
    ['a non-resident', {}, 19_000_000n],
    ['with a certificate alone', { certificateIssued: recent }, 19_000_000n],
    ['with a treaty alone', { hasTreaty: true }, 19_000_000n],
    ['with both', { hasTreaty: true, certificateIssued: recent }, 0n],
    ['with an old certificate', { hasTreaty: true, certificateIssued: '2026-09-11' }, 19_000_000n],
  ])('of %s', (_, more, rate) => {
    expect(withholdingRate(abroad(more), '2026-11-20')).toBe(rate);
  });
});

test('nothing is withheld from a foundation while its regime exempts it', () => {
  const exemption = { since: '2026-01-01', until: '2027-01-01' };
  const rateOn = (day: string, type: 'F' | 'J' = 'J') =>
    withholdingRate({ type, country: 'ESP', exemption }, day);
  expect([rateOn('2025-12-31'), rateOn('2026-01-01')]).toEqual([19_000_000n, 0n]);
  expect([rateOn('2026-12-31'), rateOn('2027-01-01')]).toEqual([0n, 19_000_000n]);
  expect(rateOn('2026-06-01', 'F')).toBe(19_000_000n);
});

test.each([
  ['F', 'ESP', true],
  ['J', 'ESP', false],
  ['F', 'FRA', false],
] as const)('transfers of %s from %s are neutral: %s', (type, country, defers) => {
  expect(defersTransfers({ type, country })).toBe(defers);
});
