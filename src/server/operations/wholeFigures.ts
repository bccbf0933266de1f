import type { PaidBefore } from './operationRow.ts';
import type { StoredOperation } from './toRuleOperation.ts';

type Figures = Pick<
  StoredOperation,
  'gross_amount' | 'net_amount' | 'shares' | 'commission' | 'withholding' | 'fiscal_import'
>;
type Executed = Figures & Pick<StoredOperation, 'operation_status' | 'amount_shares_indicator'>;

/**
 * The figures of an order whole. One that is paid in payments keeps of itself what is left, or its last payment: until
 * it is executed it is for what was asked, and then it came to what was paid in all.
 */
export function wholeFigures(row: Executed & PaidBefore): Figures {
  const figures: Figures = pick(row);
  if (row.payments_made === null) return figures;
  const paid: Figures = {
    ...{ gross_amount: row.paid_gross, net_amount: row.paid_net, shares: row.paid_shares },
    ...{ commission: row.paid_commission, withholding: row.paid_withholding },
    fiscal_import: row.paid_fiscal,
  };
  const asked = { B: 'gross_amount', I: 'net_amount', P: 'shares' } as const;
  const own = asked[row.amount_shares_indicator as keyof typeof asked];
  const isExecuted = row.operation_status === 'FINALIZED';
  const whole = (Object.keys(figures) as (keyof Figures)[]).map((name) => {
    const isSum = isExecuted || (name === own && figures[name] !== null);
    return [name, isSum ? sum(figures[name], paid[name]) : figures[name]] as const;
  });
  return Object.fromEntries(whole) as unknown as Figures;
}

/** The executions of an order that has been carried out in parts of its own type, as one. */
export const paidBefore = (parts: readonly StoredOperation[]): PaidBefore => ({
  payments_made: parts.length === 0 ? null : parts.length,
  paid_gross: total(parts, 'gross_amount'),
  paid_net: total(parts, 'net_amount'),
  paid_shares: total(parts, 'shares'),
  paid_commission: total(parts, 'commission'),
  paid_withholding: total(parts, 'withholding'),
  paid_fiscal: total(parts, 'fiscal_import'),
});

const total = (parts: readonly StoredOperation[], name: keyof Figures): bigint | null =>
  parts.reduce<bigint | null>((all, part) => sum(all, part[name]), null);

const sum = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null && other === null ? null : (one ?? 0n) + (other ?? 0n);

const pick = ({
  gross_amount,
  net_amount,
  shares,
  commission,
  withholding,
  fiscal_import,
}: Figures): Figures => ({
  ...{ gross_amount, net_amount, shares, commission, withholding, fiscal_import },
});
