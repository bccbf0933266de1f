import { describe, expect, test } from 'vitest';
import { departureChoice, lotChoiceOf, type LotChoice } from '#/domain/lots/lotChoice.ts';
import { costOf, sharesOf, type Lot } from '#/domain/lots/lot.ts';
import { takeChosen } from '#/domain/lots/takeChosen.ts';
import { fc } from '../../support/fc.ts';

const lot = (acquired: string, shares: bigint, sequence = 0): Lot => ({
  ...{ acquired, sequence, shares, cost: shares * 3n, origin: 'A' },
});
const held = [
  lot('2004-01-02', 40n),
  lot('2012-03-01', 30n),
  lot('2025-05-05', 20n),
  lot('2026-02-02', 10n),
];
const years = (lots: readonly Lot[]) =>
  lots.map(({ acquired, shares }) => `${acquired.slice(0, 4)} ${shares}`);
const taken = (choice: LotChoice, shares: bigint, on = '2026-05-01') =>
  years(takeChosen(held, shares, choice, on).taken);

describe('what an order takes of a plan', () => {
  test('is of the compartment that it names', () => {
    expect(taken('COMPARTMENT_2', 35n)).toEqual(['2012 30', '2025 5']);
    expect(taken('COMPARTMENT_1', 35n)).toEqual(['2004 35']);
  });

  test('is in proportion from both where a transfer says nothing', () => {
    expect(taken('PROPORTIONAL', 50n)).toEqual(['2004 20', '2012 30']);
  });

  test('is the last contribution of the year that exceeded', () => {
    expect(taken('EXCESS', 15n, '2026-05-01')).toEqual(['2025 15']);
    expect(taken('EXCESS', 15n, '2026-07-01')).toEqual(['2025 5', '2026 10']);
  });

  test('follows from the operation', () => {
    const of = (operation_type: string, more = {}) => lotChoiceOf({ operation_type, ...more });
    expect(of('RESCATE', { pp_compartment: '2' })).toBe('COMPARTMENT_2');
    expect(of('RESCATE', { pp_compartment: '3' })).toBeUndefined();
    expect(of('DEVOLUCION_EXCESO')).toBe('EXCESS');
    expect(of('TRASPASO_SALIDA')).toBeUndefined();
    expect(of('TRASPASO_SALIDA', { lots_by: departureChoice(undefined) })).toBe('PROPORTIONAL');
    expect(of('TRASPASO_SALIDA', { lots_by: departureChoice('2') })).toBe('COMPARTMENT_2');
    expect(of('REEMBOLSO', { pp_compartment: '2' })).toBeUndefined();
  });

  test('and what it leaves are always all the participations and cents that there were', () => {
    const choices = fc.constantFrom<LotChoice>(
      ...(['COMPARTMENT_1', 'COMPARTMENT_2', 'PROPORTIONAL', 'EXCESS'] as const),
    );
    fc.assert(
      fc.property(choices, fc.bigInt({ min: 0n, max: 130n }), (choice, shares) => {
        const { taken, left, missing } = takeChosen(held, shares, choice, '2026-05-01');
        expect(sharesOf(taken) + sharesOf(left)).toBe(sharesOf(held));
        expect(costOf(taken) + costOf(left)).toBe(costOf(held));
        expect(sharesOf(taken) + missing).toBe(shares);
        const order = left.map(({ acquired }) => acquired);
        expect(order).toEqual(order.toSorted());
      }),
    );
  });
});
