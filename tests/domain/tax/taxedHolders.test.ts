import { describe, expect, test } from 'vitest';
import { checkResidenceCertificate } from '#/domain/tax/residenceCertificate.ts';
import { taxedHolders, toldTo, type TaxedHolder } from '#/domain/tax/taxedHolders.ts';
import { defersTransfers, withholdingRate, type Taxpayer } from '#/domain/tax/taxpayer.ts';
import { withholdingLaw } from '#/domain/tax/withholdingLaw.ts';

const today = '2026-11-20';
const recent = '2026-10-31';
const kinds: Record<string, Taxpayer> = {
  resident: { type: 'F', country: 'ESP' },
  abroad: { type: 'F', country: 'FRA' },
  certified: { type: 'F', country: 'FRA', certificateIssued: recent },
  exempt: { type: 'F', country: 'FRA', certificateIssued: recent, hasTreaty: true },
};
const held = (...names: string[]): Taxpayer =>
  taxedHolders(
    names.map((name, at) => ({ uuid: `${name}${at}`, role: 'TITULAR', taxpayer: kinds[name]! })),
  )!;
const pairs = Object.keys(kinds).flatMap((one) =>
  Object.keys(kinds).map((other) => [one, other] as const),
);

describe('of an account that several own', () => {
  test.each(pairs)('%s and %s are taxed alike, whoever is first', (one, other) => {
    const both = [held(one, other), held(other, one)] as const;
    const each = [kinds[one]!, kinds[other]!];
    for (const taxpayer of both) {
      expect(defersTransfers(taxpayer)).toBe(each.every(defersTransfers));
      const isExempt = each.every((holder) => withholdingRate(holder, today) === 0n);
      expect(withholdingRate(taxpayer, today)).toBe(isExempt ? 0n : 19_000_000n);
      const isLacking = each.some((holder) => checkResidenceCertificate(holder, today).length > 0);
      expect(checkResidenceCertificate(taxpayer, today).length > 0).toBe(isLacking);
    }
  });

  test.each(pairs)('a transfer of %s and %s names its law', (one, other) => {
    const { law } = withholdingLaw({ tax: 'TRANSFER', isTransfer: true }, held(one, other), today);
    const residents = [one, other].filter((name) => name === 'resident').length;
    if (residents === 2) return expect(law).toBe('transfer_deferred');
    if (residents === 1) return expect(law).toBe('gain_by_holder');
    const isExempt = one === 'exempt' && other === 'exempt';
    return expect(law).toBe(isExempt ? 'gain_treaty' : 'gain_non_resident');
  });

  test('exempt by their certificates, only while both serve', () => {
    const older = { ...kinds['exempt']!, certificateIssued: '2026-10-01' };
    const both: Taxpayer = { ...kinds['exempt']!, others: [older] };
    expect(withholdingLaw({ tax: 'WITHHELD', isTransfer: false }, both, today)).toEqual({
      ...{ law: 'gain_treaty', since: recent, until: '2026-12-01' },
    });
  });

  test('each is told of their own certificate, and of another’s as another’s', () => {
    const told = (names: string[], who: string) =>
      checkResidenceCertificate(toldTo(held(...names), who), today).map(({ code }) => code);
    const [own, others] = ['residence_certificate', 'residence_certificate.holder'];
    expect(told(['resident', 'abroad'], 'resident0')).toEqual([others]);
    expect(told(['resident', 'abroad'], 'abroad1')).toEqual([own]);
    expect(told(['abroad', 'abroad'], 'abroad1')).toEqual([own, others]);
    expect(told(['certified', 'abroad', 'abroad'], 'certified0')).toEqual([others]);
    // Whoever acts for the only holder sends it for them.
    expect(told(['abroad'], 'guardian')).toEqual([own]);
  });
});

describe('whose sales are taxed', () => {
  const party = (uuid: string, role: string, name: string): TaxedHolder => ({
    ...{ uuid, role, taxpayer: kinds[name]! },
  });

  test.each<[string, TaxedHolder[], string[]]>([
    ['nobody', [], []],
    [
      'each owner once',
      [party('a', 'TITULAR', 'abroad'), party('a', 'PARTICIPE', 'abroad')],
      ['a'],
    ],
    [
      'the bare owner, and not the usufructuary',
      [party('a', 'NUDO_PROPIETARIO', 'resident'), party('b', 'USUFRUCTUARIO', 'abroad')],
      ['a'],
    ],
    ['the usufructuary where nobody else is', [party('b', 'USUFRUCTUARIO', 'abroad')], ['b']],
  ])('%s', (_, holders, who) => {
    const taxpayer = taxedHolders(holders);
    const all = taxpayer ? [taxpayer, ...(taxpayer.others ?? [])] : [];
    expect(all.map(({ uuid }) => uuid)).toEqual(who);
  });
});
