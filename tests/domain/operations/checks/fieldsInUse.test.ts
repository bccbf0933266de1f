import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { checkStrangers } from '#/domain/operations/checks/checkFields.ts';
import { fieldsInUse } from '#/domain/operations/checks/fieldsInUse.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import type { Order, OrderField } from '#/domain/orders/order.ts';
import { order } from '../given.ts';

/** What somebody says with an order of any type. */
const said = [
  ...['has_read_dfi', 'has_read_eepp', 'has_read_report', 'papers_read', 'shown'],
  ...['convenience_phrase', 'has_accepted_not_convenient', 'own_answers'],
];
const properties = openapi.components.schemas.OperationInput!.properties as object;
const fields = Object.keys(properties).filter((name) => !said.includes(name)) as OrderField[];

/** Something that each field may say, other than an order for its own type. */
const values = (type: (typeof operationTypes)[keyof typeof operationTypes]) => ({
  is_periodic: !type.isPeriodic,
});

const cases = Object.entries(operationTypes).flatMap(([name, type]) =>
  type.begunBy === 'INVESTOR' ? type.kinds.map((kind) => [name, kind, type] as const) : [],
);

describe('every field of an order', () => {
  test.each(cases)('of %s (%s) is in use, or refused by name', (name, kind, type) => {
    for (const field of fields) {
      const said = { ...order(name), [field]: 'T', ...(field === 'is_periodic' && values(type)) };
      const issues = checkStrangers(said as Order, type, kind);
      const isUsed = fieldsInUse(said as Order, type, kind).has(field);
      const isRefused = issues.some(({ path }) => path === `/${field}`);
      // An amount in two measures is refused though each of them is in use.
      expect(isUsed || isRefused, `${field} of ${name}`).toBe(true);
      if (!isUsed) expect(issues).toHaveLength(1);
    }
  });

  test.each<[string, 'F' | 'P', Partial<Order>]>([
    ['SUSCRIPCION', 'F', { amount_shares_indicator: 'T' }],
    ['SUSCRIPCION', 'F', { shares: '1' }],
    ['SUSCRIPCION', 'F', { is_total_redemption: true }],
    ['SUSCRIPCION', 'F', { per_end_date: '2027-02-28' }],
    ['SUSCRIPCION', 'F', { pay_method: 'CHEQUE', uuid_bank_account: 'bank' }],
    ['RESCATE', 'P', { per_increase: '1000000' }],
    ['RESCATE', 'P', { xt_entity: 'ZZZ' }],
    ['RESCATE', 'P', { pay_method: 'CHEQUE' }],
    ['RESCATE', 'P', { pp_redemption_collection_method: 'TOTAL', per_period: 'MENSUAL' }],
    ['SOLICITUD_TRASPASO_EXTERNO_ENTRADA', 'F', { pp_xt_dgs_code: 'N8010' }],
    ['SOLICITUD_TRASPASO_EXTERNO_ENTRADA', 'P', { xt_isin_code: 'ES0103950004' }],
    ['SOLICITUD_SUSCRIPCION_PERIODICA', 'F', { per_increase: '5' }],
  ])('which %s (%s) has no use for is refused: %o', (name, kind, said) => {
    const type = operationTypes[name as keyof typeof operationTypes];
    const field = Object.keys(said).at(-1)!;
    expect(checkStrangers(order(name, said), type, kind)).toEqual([
      { code: 'unknown_field', path: `/${field}`, params: { name: field } },
    ]);
  });
});
