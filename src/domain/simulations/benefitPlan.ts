import type { BenefitPart, BenefitPayments } from './simulationResult.ts';
import type { Reduction } from '../pensions/reduction.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { sell } from '../tax/sale.ts';
import { toBenefitPart } from './benefitPart.ts';
import type { PaidCase, PaidPart } from './paymentSeries.ts';
import { mixedDue } from './mixedDue.ts';
import { saleIncome } from './saleIncome.ts';

/**
 * How a benefit is paid in payments: the first of them, each that follows, and those at the end that are other by what
 * rounding left, so that together they are what all of it comes to. Null where nobody said when they are made.
 * @param series all of them
 */
export function benefitPlan(
  read: PaidCase,
  terms: SaleTerms & { reduction?: Reduction },
  series: readonly PaidPart[] | undefined,
): BenefitPayments | null {
  const { days, lots } = read;
  const [first, ...rest] = series ?? [];
  if (!days || !first) return null;
  const capital = sell(lots, first.shares, terms);
  const told = {
    first_date: days.first,
    first: toBenefitPart({ ...first, ...saleIncome(capital, lots, terms, mixedDue(read)) }),
  };
  const each = rest[0];
  if (!each || !days.next)
    return {
      ...{ ...told, count: 1, next_date: null, last_date: days.first },
      ...{ each: null, last: null, last_count: 0 },
    };
  // What is too little to be parted is paid at once.
  const isShort = rest.length === 1;
  return {
    ...{ ...told, count: rest.length + 1 },
    next_date: days.next,
    last_date: isShort ? days.next : days.last,
    each: toPart(each),
    ...lastOnes(rest),
  };
}

/** Payments after the first are income, none of it reduced. */
const toPart = (part: PaidPart): BenefitPart =>
  toBenefitPart({ ...part, taxable: part.gross - part.commission });

/** Those at the end that are not as the others; all that is left over in one where they differ among themselves. */
function lastOnes(rest: readonly PaidPart[]): Pick<BenefitPayments, 'last' | 'last_count'> {
  const [each, last] = [rest[0]!, rest.at(-1)!];
  const others = rest.filter((part) => !isSame(part, each));
  if (others.length === 0) return { last: null, last_count: 0 };
  const isGroup = rest.slice(-others.length).every((part) => isSame(part, last));
  if (isGroup) return { last: toPart(last), last_count: others.length };
  const before = BigInt(rest.length - 1);
  const left = (of: (part: PaidPart) => bigint) =>
    rest.reduce((sum, part) => sum + of(part), 0n) - before * of(each);
  return {
    last: toPart({
      shares: left(({ shares }) => shares),
      gross: left(({ gross }) => gross),
      commission: left(({ commission }) => commission),
      withholding: left(({ withholding }) => withholding),
      net: left(({ net }) => net),
    }),
    last_count: 1,
  };
}

const isSame = (one: PaidPart, other: PaidPart): boolean =>
  one.gross === other.gross &&
  one.commission === other.commission &&
  one.withholding === other.withholding;
