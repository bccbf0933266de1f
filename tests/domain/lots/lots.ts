import { compareLots, type Lot } from '#/domain/lots/lot.ts';
import { fc } from '../../support/fc.ts';

/** A lot from participations and euro, for tables. */
export function lot(acquired: string, shares: number, cost: number, sequence = 0): Lot {
  return {
    acquired,
    sequence,
    shares: BigInt(Math.round(shares * 1e6)),
    cost: BigInt(Math.round(cost * 100)),
    origin: '10395',
  };
}

/** Any list of lots in FIFO order. */
export const lotLists: fc.Arbitrary<Lot[]> = fc
  .array(
    fc.record({
      acquired: fc
        .date({ min: new Date('1990-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      sequence: fc.nat(20),
      shares: fc.bigInt(1n, 10n ** 10n),
      cost: fc.bigInt(0n, 10n ** 8n),
      origin: fc.constantFrom('10395', '10396'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((lots) => lots.sort(compareLots));
