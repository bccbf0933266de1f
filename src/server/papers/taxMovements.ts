import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatShares } from '#/domain/money/format.ts';
import type { PlanMovement, TaxReport, UntaxedMove } from '#/domain/tax/taxReport.ts';
import type { Block } from '../ports/pdfDocument.ts';
import { date, money, sum } from './taxColumns.ts';
import type { TaxPaperFacts } from './taxPaper.ts';

/** Contributions, benefits and returned contributions of pension plans. */
export function plans(
  { contributions, benefits, returned }: TaxReport,
  { nameOf, ordererOf }: TaxPaperFacts,
): Block[] {
  const total = (rows: readonly PlanMovement[]) => formatMoney(sum(rows, ({ amount }) => amount));
  const paidIn = (caption: string, rows: readonly PlanMovement[]): Block => ({
    kind: 'table',
    caption,
    columns: [
      date,
      { title: 'Plan', width: 4 },
      { title: 'Aportante', width: 4 },
      money('Importe'),
    ],
    rows: rows.map((row) => [
      formatDate(row.date),
      nameOf(row.product),
      ordererOf(row.uuid),
      formatMoney(row.amount),
    ]),
    total: ['Total', '', '', total(rows)],
  });
  const paidOut: Block = {
    kind: 'table',
    caption: 'Prestaciones y rescates (rendimientos del trabajo)',
    columns: [
      date,
      { title: 'Plan', width: 4 },
      money('Importe'),
      money('De antes de 2007', 3),
      money('Retención'),
    ],
    rows: benefits.map((row) => [
      formatDate(row.date),
      nameOf(row.product),
      formatMoney(row.amount),
      formatMoney(row.before2007),
      formatMoney(row.withholding),
    ]),
    total: [
      'Total',
      '',
      total(benefits),
      formatMoney(sum(benefits, ({ before2007 }) => before2007)),
      formatMoney(sum(benefits, ({ withholding }) => withholding)),
    ],
  };
  const blocks = [
    ...(contributions.length > 0 ? [paidIn('Aportaciones', contributions)] : []),
    ...(benefits.length > 0 ? [paidOut] : []),
    ...(returned.length > 0 ? [paidIn('Excesos de aportación devueltos', returned)] : []),
  ];
  if (blocks.length === 0) return [];
  return [{ kind: 'heading', level: 2, text: 'Planes de pensiones' }, ...blocks];
}

/** What was invested in funds. */
export function purchases({ purchases: rows }: TaxReport, { nameOf }: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Suscripciones de fondos' },
    {
      kind: 'table',
      caption: 'Lo que ha invertido en el periodo (no tributa al suscribir)',
      columns: [
        date,
        { title: 'Producto', width: 4 },
        money('Participaciones', 3),
        money('Importe'),
      ],
      rows: rows.map(({ date, product, shares, amount }) => [
        formatDate(date),
        nameOf(product),
        formatShares(shares),
        formatMoney(amount),
      ]),
      total: ['Total', '', '', formatMoney(sum(rows, ({ amount }) => amount))],
    },
  ];
}

/** Participations that changed place without tax. */
export function moves(rows: readonly UntaxedMove[], { nameOf }: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Traspasos y otros movimientos' },
    {
      kind: 'table',
      caption: 'Movimientos que no tributan como reembolso en esta cuenta',
      columns: [
        date,
        { title: 'Movimiento', width: 3 },
        { title: 'Producto', width: 3 },
        money('Participaciones', 3),
        money('Importe'),
      ],
      rows: rows.map(({ date, kind, product, shares, amount }) => [
        formatDate(date),
        moveNames[kind] ?? kind,
        nameOf(product),
        formatShares(shares),
        formatMoney(amount),
      ]),
    },
  ];
}

const moveNames: Partial<Record<UntaxedMove['kind'], string>> = {
  transferOut: 'Traspaso: salida',
  transferIn: 'Traspaso: entrada',
  externalTransferIn: 'Traspaso desde otra entidad',
  externalTransferOut: 'Traspaso a otra entidad',
  inheritanceIn: 'Herencia: entrada',
  inheritanceOut: 'Herencia: salida',
  donationIn: 'Donación: entrada',
  donationOut: 'Donación: salida',
  contingencyIn: 'Contingencia: entrada',
};
