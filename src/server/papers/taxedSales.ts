import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatShares } from '#/domain/money/format.ts';
import type { TaxedSale } from '#/domain/tax/taxReport.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Words } from '../kernel/words.ts';
import type { Block } from '../ports/pdfDocument.ts';
import { date, money, sum } from './taxColumns.ts';
import type { TaxPaperFacts } from './taxPaper.ts';

const names: Partial<Record<TaxedSale['kind'], WordCode>> = {
  redemption: 'paper.tax.sale.redemption',
  transferOut: 'paper.tax.sale.transferOut',
  externalTransferOut: 'paper.tax.sale.externalTransferOut',
  donationOut: 'paper.tax.sale.donationOut',
};

/** What left funds with a gain or loss to declare, and the purchases that each of it came from. */
export function taxedSales(rows: readonly TaxedSale[], facts: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: facts.say('paper.tax.sales') },
    movements(rows, facts),
    lots(rows, facts),
  ];
}

const movements = (rows: readonly TaxedSale[], { nameOf, say }: TaxPaperFacts): Block => ({
  kind: 'table',
  caption: say('paper.tax.sales_caption'),
  columns: [
    date(say('paper.date')),
    { title: say('paper.operation'), width: 2.4 },
    { title: say('paper.product'), width: 3 },
    money(say('paper.amount')),
    money(say('paper.tax.cost')),
    money(say('paper.tax.outcome')),
    money(say('paper.tax.withholding')),
  ],
  rows: rows.map((sale) => [
    formatDate(sale.date),
    nameOfKind(sale.kind, say),
    nameOf(sale.product),
    formatMoney(sale.gross - sale.commission),
    formatMoney(sale.cost),
    formatMoney(sale.gain) + markOf(sale, sale.gain),
    formatMoney(sale.withholding),
  ]),
  total: [
    say('paper.total'),
    '',
    '',
    formatMoney(sum(rows, ({ gross, commission }) => gross - commission)),
    formatMoney(sum(rows, ({ cost }) => cost)),
    formatMoney(sum(rows, ({ gain }) => gain)),
    formatMoney(sum(rows, ({ withholding }) => withholding)),
  ],
});

const lots = (rows: readonly TaxedSale[], { codeOf, say }: TaxPaperFacts): Block => ({
  kind: 'table',
  caption: say('paper.tax.lots'),
  columns: [
    date(say('paper.date')),
    { title: 'ISIN', width: 3 },
    date(say('paper.tax.acquired')),
    money(say('paper.shares'), 3),
    money(say('paper.amount')),
    money(say('paper.tax.cost')),
    money(say('paper.tax.outcome')),
  ],
  rows: rows.flatMap((sale) =>
    sale.lots.map((lot) => [
      formatDate(sale.date),
      codeOf(sale.product),
      formatDate(lot.acquired),
      formatShares(lot.shares),
      formatMoney(lot.proceeds),
      formatMoney(lot.cost),
      formatMoney(lot.gain) + markOf(sale, lot.gain),
    ]),
  ),
});

function nameOfKind(kind: TaxedSale['kind'], say: Words): string {
  const name = names[kind];
  return name ? say(name) : kind;
}

/** Of a sale or of one of its lots, where it lost. */
function markOf({ isLossDeferred, isLossDisregarded }: TaxedSale, gain: bigint): string {
  if (gain >= 0n) return '';
  if (isLossDisregarded) return ' (**)';
  return isLossDeferred ? ' (*)' : '';
}
