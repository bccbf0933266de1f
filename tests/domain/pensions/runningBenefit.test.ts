import { describe, expect, test } from 'vitest';
import { redemptionCauses, type RedemptionCauseName } from '#/domain/pensions/causes.ts';
import { collectionMethods } from '#/domain/pensions/collectionMethod.ts';
import { paidAs, runningBenefit, variations } from '#/domain/pensions/runningBenefit.ts';
import { operationStatuses } from '#/domain/operations/status/statuses.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import { operation } from '../operations/given.ts';

const today = '2026-11-20';
const plan = { account: 'account', product: '64680' };
const income = {
  ...{ key_product: '64680', operation_status: 'RD_SENT', pp_redemption_cause: 'JUBILACION' },
  ...{ pp_redemption_collection_method: 'FINANCIERA', per_period: 'MENSUAL' },
};
const capital = { ...income, pp_redemption_collection_method: 'TOTAL' };
const putOff = {
  ...capital,
  ...{ pp_redemption_defer: 'DIFERIDO', pp_redemption_defer_date: '2026-11-21' },
};
const running = (...all: Partial<Operation>[]) =>
  runningBenefit(
    all.map((more) => operation('RESCATE', more)),
    plan,
    today,
  );

describe('the benefit that goes on in a plan', () => {
  test.each<[string, Partial<Operation>[], string | null]>([
    ['is none where nobody asked for one', [], null],
    ['is an income', [income], 'INCOME'],
    [
      'is what is paid in both ways',
      [{ ...income, pp_redemption_collection_method: 'MIXTA' }],
      'INCOME',
    ],
    ['is what is put off', [putOff], 'DEFERRED'],
    ['is an income before what is put off', [putOff, income], 'INCOME'],
    ['is no capital', [capital], null],
    [
      'is nothing that was put off to today',
      [{ ...putOff, pp_redemption_defer_date: today }],
      null,
    ],
    ['is nothing that is not put off', [{ ...putOff, pp_redemption_defer: 'NO_DIFERIDO' }], null],
    ['is not that of another plan', [{ ...income, key_product: '64681' }], null],
    ['is not that of another account', [{ ...income, uuid_account: 'other' }], null],
    ['is no redemption of a fund', [{ ...income, operation_type: 'REEMBOLSO' }], null],
  ])('%s', (_, all, state) => {
    expect(running(...all)).toBe(state);
  });

  test.each(Object.keys(operationStatuses))('in status %s is recognized or not', (status) => {
    const isRecognized = ['VALIDATED', 'RD_SENT'].includes(status);
    expect(running({ ...income, operation_status: status })).toBe(isRecognized ? 'INCOME' : null);
  });

  test.each(Object.keys(redemptionCauses) as RedemptionCauseName[])(
    'for %s is one where that is a contingency',
    (cause) => {
      const { isContingency } = redemptionCauses[cause];
      expect(running({ ...income, pp_redemption_cause: cause })).toBe(
        isContingency ? 'INCOME' : null,
      );
    },
  );
});

test('more or less of an income is an income, and only what is brought forward may be capital', () => {
  const ways = variations.map((variation) =>
    collectionMethods.filter((method) => paidAs(variation, method)),
  );
  expect(ways).toEqual([['FINANCIERA'], ['FINANCIERA'], [...collectionMethods]]);
});
