import { describe, expect, test } from 'vitest';
import { operationTypes } from '#/domain/operations/index.ts';
import { checkOperation } from '#/domain/operations/checks/checkOperation.ts';
import { alternativesTo } from '#/domain/operations/terms/alternatives.ts';
import { largest, smallest } from '#/domain/operations/terms/bisect.ts';
import { entryRange } from '#/domain/operations/terms/entryRange.ts';
import { projectCharges } from '#/domain/operations/terms/projectCharges.ts';
import { saleRange } from '#/domain/operations/terms/saleRange.ts';
import { readPeriodic } from '#/domain/operations/periodic/periodicRequest.ts';
import { fc } from '../../support/fc.ts';
import { calendar, context, operation, order } from './given.ts';

describe('bisecting', () => {
  test('finds where something that held begins to fail, and the other way round', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-50n, 50n),
        fc.bigInt(-50n, 50n),
        fc.bigInt(-60n, 60n),
        (a, b, edge) => {
          const [from, to] = a < b ? [a, b] : [b, a];
          const clamp = edge > to ? to : edge;
          expect(largest(from, to, (n) => n <= edge)).toBe(edge < from ? undefined : clamp);
          const least = edge < from ? from : edge;
          expect(smallest(from, to, (n) => n >= edge)).toBe(edge > to ? undefined : least);
        },
      ),
    );
  });
});

describe('what may be redeemed', () => {
  const held = context({ product: { minimumRemaining: 100_000n } });

  test('goes as far as the minimum stays, or to everything', () => {
    expect(saleRange(operationTypes.REEMBOLSO, order('REEMBOLSO'), held)).toEqual({
      // Half a cent at 100 €: it rounds to one.
      minimum: { gross_amount: '0.01', net_amount: '0.01', shares: '0.000050' },
      maximum: { gross_amount: '10500.00', net_amount: '10215.00', shares: '105.000000' },
      maximum_partial: { gross_amount: '9500.00', net_amount: '9151.67', shares: '95.000050' },
      total: { gross_amount: '10500.00', net_amount: '10215.00', shares: '105.000000' },
    });
  });

  test('is no net amount where it goes on to another product', () => {
    const asked = order('SOLICITUD_TRASPASO_INTERNO');
    const range = saleRange(operationTypes.SOLICITUD_TRASPASO_INTERNO, asked, held)!;
    expect([range.minimum, range.maximum, range.maximum_partial]).toEqual([
      expect.objectContaining({ net_amount: null, gross_amount: expect.any(String) }),
      expect.objectContaining({ net_amount: null, shares: expect.any(String) }),
      expect.objectContaining({ net_amount: null, shares: expect.any(String) }),
    ]);
  });

  test('instead of too much is less, or everything, each of which is taken', () => {
    const asked = order('REEMBOLSO', { amount_shares_indicator: 'B', gross_amount: '10000.00' });
    const issues = checkOperation(asked, held);
    expect(issues.map(({ code }) => code)).toEqual(['operation.remaining_minimum']);
    const others = alternativesTo(asked, operationTypes.REEMBOLSO, held, issues);
    expect(others).toEqual([
      { key: 'LESS', indicator: 'B', amount: '9500.00' },
      { key: 'TOTAL', indicator: 'T' },
    ]);
    for (const { indicator, amount } of others) {
      const again = { amount_shares_indicator: indicator, gross_amount: amount };
      expect(checkOperation(order('REEMBOLSO', again), held)).toEqual([]);
    }
  });
});

test.each(['SUSCRIPCION', 'SOLICITUD_SUSCRIPCION_PERIODICA', 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA'])(
  '%s is taken to the cent up to what its terms say, and not above',
  (name) => {
    const given = context({
      operations: [operation('SUSCRIPCION', { operation_status: 'FINALIZED' })],
    });
    const type = operationTypes[name as 'SUSCRIPCION'];
    const { maximum } = entryRange(type, order(name), given, '2026-11-20')!;
    expect(maximum).toBe('10000000.00');
    const codesOf = (gross_amount: string) =>
      checkOperation(order(name, { amount_shares_indicator: 'B', gross_amount }), given)
        .filter(({ path }) => path === '/gross_amount')
        .map(({ code }) => code);
    expect(codesOf(maximum!)).toEqual([]);
    expect(codesOf('10000000.01')).toEqual(['max_value']);
    expect(codesOf('999999999999.99')).toEqual(['max_value']);
  },
);

test('a periodic order tells its next dates, the holidays that move them, and its years', () => {
  const { request } = readPeriodic({
    ...{ amount_shares_indicator: 'B', gross_amount: '100.00' },
    ...{ per_period: 'MENSUAL', per_start_date: '2026-12-25' },
    ...{ per_increase_type: 'LINEAL', per_increase: '10' },
  });
  const { charges, years, yearly_total } = projectCharges(request!, calendar, '2026-11-20');
  expect(charges).toHaveLength(12);
  expect(charges[0]).toEqual({
    ...{ date: '2026-12-28', nominal_date: '2026-12-25', amount: '100.00' },
    closingDay: { date: '2026-12-25', name: 'christmas' },
  });
  expect(charges[1]).toEqual({
    ...{ date: '2027-01-25', nominal_date: '2027-01-25', amount: '100.00', closingDay: null },
  });
  expect(years).toEqual([
    { year: 2026, charges: 1, total: '100.00' },
    { year: 2027, charges: 12, total: '1210.00' },
    { year: 2028, charges: 12, total: '1330.00' },
  ]);
  expect(yearly_total).toBe('1200.00');
});
