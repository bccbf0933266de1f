import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatShares } from '#/domain/money/format.ts';
import type { TaxedSale } from '#/domain/tax/taxReport.ts';
import type { Block } from '../ports/pdfDocument.ts';
import { date, money, sum } from './taxColumns.ts';
import type { TaxPaperFacts } from './taxPaper.ts';

const names: Partial<Record<TaxedSale['kind'], string>> = {
  redemption: 'Reembolso',
  transferOut: 'Traspaso',
  externalTransferOut: 'Traspaso a otra entidad',
  donationOut: 'Donación',
};

/** What left funds with a gain or loss to declare, and the purchases that each of it came from. */
export function taxedSales(rows: readonly TaxedSale[], facts: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Reembolsos y otras transmisiones de fondos' },
    movements(rows, facts),
    lots(rows, facts),
  ];
}

const movements = (rows: readonly TaxedSale[], { nameOf }: TaxPaperFacts): Block => ({
  kind: 'table',
  caption: 'Ganancias y pérdidas patrimoniales (primero se vende lo comprado antes)',
  columns: [
    date,
    { title: 'Operación', width: 2.4 },
    { title: 'Producto', width: 3 },
    money('Importe'),
    money('Coste'),
    money('Resultado'),
    money('Retención'),
  ],
  rows: rows.map((sale) => [
    formatDate(sale.date),
    names[sale.kind] ?? sale.kind,
    nameOf(sale.product),
    formatMoney(sale.gross - sale.commission),
    formatMoney(sale.cost),
    formatMoney(sale.gain) + markOf(sale),
    formatMoney(sale.withholding),
  ]),
  total: [
    'Total',
    '',
    '',
    formatMoney(sum(rows, ({ gross, commission }) => gross - commission)),
    formatMoney(sum(rows, ({ cost }) => cost)),
    formatMoney(sum(rows, ({ gain }) => gain)),
    formatMoney(sum(rows, ({ withholding }) => withholding)),
  ],
});

const lots = (rows: readonly TaxedSale[], { codeOf }: TaxPaperFacts): Block => ({
  kind: 'table',
  caption: 'De qué compras venían',
  columns: [
    date,
    { title: 'ISIN', width: 3 },
    { ...date, title: 'Adquirido' },
    money('Participaciones', 3),
    money('Importe'),
    money('Coste'),
    money('Resultado'),
  ],
  rows: rows.flatMap((sale) =>
    sale.lots.map((lot) => [
      formatDate(sale.date),
      codeOf(sale.product),
      formatDate(lot.acquired),
      formatShares(lot.shares),
      formatMoney(lot.proceeds),
      formatMoney(lot.cost),
      formatMoney(lot.gain),
    ]),
  ),
});

function markOf({ isLossDeferred, isLossDisregarded }: TaxedSale): string {
  if (isLossDisregarded) return ' (**)';
  return isLossDeferred ? ' (*)' : '';
}
