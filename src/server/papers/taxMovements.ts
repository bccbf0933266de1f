import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatShares } from '#/domain/money/format.ts';
import type { PlanMovement, TaxReport, UntaxedMove } from '#/domain/tax/taxReport.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Block } from '../ports/pdfDocument.ts';
import { date, money, sum } from './taxColumns.ts';
import type { TaxPaperFacts } from './taxPaper.ts';

/** Contributions, benefits and returned contributions of pension plans. */
export function plans(
  { contributions, benefits, returned }: TaxReport,
  { nameOf, ordererOf, say }: TaxPaperFacts,
): Block[] {
  const total = (rows: readonly PlanMovement[]) => formatMoney(sum(rows, ({ amount }) => amount));
  const paidIn = (caption: string, rows: readonly PlanMovement[]): Block => ({
    kind: 'table',
    caption,
    columns: [
      date(say('paper.date')),
      { title: say('paper.tax.plan'), width: 4 },
      { title: say('paper.tax.contributor'), width: 4 },
      money(say('paper.amount')),
    ],
    rows: rows.map((row) => [
      formatDate(row.date),
      nameOf(row.product),
      ordererOf(row.uuid),
      formatMoney(row.amount),
    ]),
    total: [say('paper.total'), '', '', total(rows)],
  });
  const paidOut: Block = {
    kind: 'table',
    caption: say('paper.tax.plan_benefits'),
    columns: [
      date(say('paper.date')),
      { title: say('paper.tax.plan'), width: 4 },
      money(say('paper.amount')),
      money(say('paper.tax.before_2007'), 3),
      money(say('paper.tax.withholding')),
    ],
    rows: benefits.map((row) => [
      formatDate(row.date),
      nameOf(row.product),
      formatMoney(row.amount),
      formatMoney(row.before2007),
      formatMoney(row.withholding),
    ]),
    total: [
      say('paper.total'),
      '',
      total(benefits),
      formatMoney(sum(benefits, ({ before2007 }) => before2007)),
      formatMoney(sum(benefits, ({ withholding }) => withholding)),
    ],
  };
  const blocks = [
    ...(contributions.length > 0
      ? [paidIn(say('paper.tax.plan_contributions'), contributions)]
      : []),
    ...(benefits.length > 0 ? [paidOut] : []),
    ...(returned.length > 0 ? [paidIn(say('paper.tax.returned'), returned)] : []),
  ];
  if (blocks.length === 0) return [];
  return [{ kind: 'heading', level: 2, text: say('paper.tax.plans') }, ...blocks];
}

/** What was invested in funds. */
export function purchases({ purchases: rows }: TaxReport, { nameOf, say }: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: say('paper.tax.purchases') },
    {
      kind: 'table',
      caption: say('paper.tax.purchases_caption'),
      columns: [
        date(say('paper.date')),
        { title: say('paper.product'), width: 4 },
        money(say('paper.shares'), 3),
        money(say('paper.amount')),
      ],
      rows: rows.map(({ date, product, shares, amount }) => [
        formatDate(date),
        nameOf(product),
        formatShares(shares),
        formatMoney(amount),
      ]),
      total: [say('paper.total'), '', '', formatMoney(sum(rows, ({ amount }) => amount))],
    },
  ];
}

/** Participations that changed place without tax. */
export function moves(rows: readonly UntaxedMove[], { nameOf, say }: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: say('paper.tax.moves') },
    {
      kind: 'table',
      caption: say('paper.tax.moves_caption'),
      columns: [
        date(say('paper.date')),
        { title: say('paper.tax.movement'), width: 3 },
        { title: say('paper.product'), width: 3 },
        money(say('paper.shares'), 3),
        money(say('paper.amount')),
      ],
      rows: rows.map(({ date, kind, product, shares, amount }) => [
        formatDate(date),
        moveNames[kind] ? say(moveNames[kind]) : kind,
        nameOf(product),
        formatShares(shares),
        formatMoney(amount),
      ]),
    },
  ];
}

const moveNames: Partial<Record<UntaxedMove['kind'], WordCode>> = {
  transferOut: 'paper.tax.move.transferOut',
  transferIn: 'paper.tax.move.transferIn',
  externalTransferIn: 'paper.tax.move.externalTransferIn',
  externalTransferOut: 'paper.tax.move.externalTransferOut',
  inheritanceIn: 'paper.tax.move.inheritanceIn',
  inheritanceOut: 'paper.tax.move.inheritanceOut',
  donationIn: 'paper.tax.move.donationIn',
  donationOut: 'paper.tax.move.donationOut',
  contingencyIn: 'paper.tax.move.contingencyIn',
};
