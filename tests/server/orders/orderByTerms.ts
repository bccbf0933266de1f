import type { Schema } from '#/contract/schema.ts';
import { isFor } from '#/domain/documentKinds/kindsFor.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import { phrase } from '#/domain/appropriateness/checkPhrase.ts';
import { fc } from '../../support/fc.ts';

export type Terms = Schema<'OrderTerms'>;
type Amount = 'gross_amount' | 'net_amount' | 'shares';

/** What terms leave open, as somebody would choose it. */
export interface Choices {
  measure: Amount | 'total';
  /** Where between the least and the most, in thousandths. */
  place: number;
  pay: number;
  bank: number;
  period: 'MENSUAL' | 'TRIMESTRAL' | 'SEMESTRAL' | 'ANUAL';
}

export const choices = fc.record<Choices>({
  measure: fc.constantFrom('gross_amount', 'net_amount', 'shares', 'total'),
  place: fc.oneof(fc.constantFrom(0, 1, 990, 999, 1000), fc.integer({ min: 0, max: 1000 })),
  pay: fc.nat(5),
  bank: fc.nat(5),
  period: fc.constantFrom('MENSUAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'),
});

const decimals = { gross_amount: 2, net_amount: 2, shares: 6 } as const;
const indicators = { gross_amount: 'B', net_amount: 'I', shares: 'P', total: 'T' } as const;
/** Where terms set no limit. */
const anything = { least: '1.00', most: '250000.00' };

/** An order as its terms allow it; undefined where they leave nothing of the measure that was chosen. */
export function orderBy(terms: Terms, chosen: Choices): Record<string, unknown> | undefined {
  const amount = amountBy(terms, chosen);
  if (!amount) return undefined;
  const methods = terms.pay_methods.filter((method) => method.is_available);
  const banks = terms.bank_accounts.filter((bank) => bank.is_available);
  const pay_method = methods[chosen.pay % methods.length]?.key;
  // Whoever sends the money from their bank says no account of theirs.
  const isAsked = pay_method === undefined || pay_method === 'DOMICILIACION';
  return {
    ...subjectOf(terms),
    ...saidOf(terms),
    ...amount,
    ...(pay_method && { pay_method }),
    ...(isAsked &&
      banks.length > 0 && { uuid_bank_account: banks[chosen.bank % banks.length]!.uuid }),
    ...(extras[terms.operation_type]?.(terms, chosen) ?? {}),
  };
}

/** What an order of these terms is about. */
export const subjectOf = (terms: Terms) => ({
  uuid_account: terms.uuid_account,
  operation_type: terms.operation_type,
  key_product: terms.key_product,
  ...(terms.key_product_target && { key_product_target: terms.key_product_target }),
});

/** What is read, ticked and typed. */
const saidOf = ({ shown, kind: of, operation_type, acknowledgement: { kind } }: Terms) => ({
  shown,
  ...readOf(papersOf(operationTypes[operation_type], of).accept),
  ...(kind === 'tick' && { has_accepted_not_convenient: true }),
  ...(kind === 'phrase' && { convenience_phrase: phrase }),
});

const readOf = (accept: readonly string[]) => ({
  ...(accept.some((paper) => isFor(paper, 'KEY_FACTS')) && { has_read_dfi: true }),
  ...(accept.some((paper) => isFor(paper, 'PLAN_TERMS')) && { has_read_eepp: true }),
  ...(accept.some((paper) => isFor(paper, 'PERIODIC_REPORT')) && { has_read_report: true }),
});

function amountBy(terms: Terms, { measure: wanted, place, period }: Choices) {
  const isEntry = terms.waits_for.includes('MONEY') || terms.pay_methods.length > 0;
  const measure = isEntry && wanted !== 'total' ? 'gross_amount' : wanted;
  if (measure === 'total') return terms.total ? { amount_shares_indicator: 'T' } : undefined;
  const limit = terms.maximum_by_period ? terms.maximum_by_period[period] : null;
  const most = limit ?? terms.maximum_partial[measure] ?? (isEntry ? anything.most : null);
  const least = terms.minimum[measure] ?? (isEntry ? anything.least : null);
  if (most === null || least === null || Number(least) > Number(most)) return undefined;
  const amount = between(least, most, place, decimals[measure]);
  return { amount_shares_indicator: indicators[measure], [measure]: amount };
}

function between(least: string, most: string, place: number, scale: number): string {
  const [from, to] = [toUnits(least), toUnits(most)];
  return fromUnits(from + ((to - from) * BigInt(place)) / 1000n, scale);
}

const toUnits = (text: string) => BigInt(text.replace('.', ''));

function fromUnits(units: bigint, scale: number): string {
  const digits = String(units).padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** An amount that is one unit more, or less, than another. */
export const oneUnit = (measure: Amount, amount: string, more: 1 | -1): string =>
  fromUnits(toUnits(amount) + BigInt(more), decimals[measure]);

const periodic = (_: Terms, { period }: Choices) => ({
  per_period: period,
  per_start_date: '2027-01-11',
});

/** What types ask beside what terms say. */
const extras: Partial<Record<string, (terms: Terms, chosen: Choices) => object>> = {
  SOLICITUD_SUSCRIPCION_PERIODICA: periodic,
  SOLICITUD_APORTACION_PERIODICA: periodic,
  SOLICITUD_REEMBOLSO_PERIODICO: periodic,
  SOLICITUD_TRASPASO_EXTERNO_ENTRADA: ({ kind }) =>
    kind === 'F'
      ? { xt_entity: '900', xt_isin_code: 'ES0138911033', xt_acount_origin: '1234' }
      : {
          ...{ pp_plan_type: 'PP', pp_xt_dgs_code: 'N4567', pp_xt_egs_code: 'G4567' },
          ...{ pp_rights_type: 'C', pp_source_situation: 'PARTICIPE' },
        },
  RESCATE: () => ({
    ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_collection_method: 'TOTAL' },
    ...{ pp_redemption_cause_date: '2026-01-05', pp_redemption_defer: 'NO_DIFERIDO' },
  }),
};
