import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatNav, formatShares } from '#/domain/money/format.ts';
import type { TaxReport } from '#/domain/tax/taxReport.ts';
import type { Words } from '../kernel/words.ts';
import type { Frame } from './frameOf.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { date, money, sum } from './taxColumns.ts';
import { moves, plans, purchases } from './taxMovements.ts';
import { taxedSales } from './taxedSales.ts';

/** Whose report it is, and what it is about. */
export interface TaxPaperFacts {
  frame: Frame;
  /** What the tenant says, in its first language. */
  say: Words;
  /** "2025", or "a 31-oct-2026". */
  period: string;
  last: string;
  account: string;
  holders: { name: string; document: string; roles: string; part: string }[];
  /** Tax number of the manager, where it is known. */
  nif: string | undefined;
  nameOf(product: string): string;
  /** ISIN, or number in the register of plans. */
  codeOf(product: string): string;
  /** Who ordered an operation: contributions are declared by who made them. */
  ordererOf(operation: string): string;
}

/** The tax report of an account as a paper: every section that the year has something for. */
export function taxPaper(report: TaxReport, facts: TaxPaperFacts): PdfDocument {
  const { say, frame, account, period } = facts;
  const title = say('paper.tax.title', { period });
  return {
    title,
    ...frame,
    foot: say('paper.tax.foot', { account, title }),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'text',
        text: say('paper.tax.intro'),
      },
      {
        kind: 'facts',
        rows: [
          [say('paper.tax.manager'), frame.brand.name],
          [say('paper.tax.manager_nif'), facts.nif ?? '-'],
          [say('paper.account'), facts.account],
          [say('paper.tax.period'), facts.period],
        ],
      },
      holdersTable(facts),
      summary(report, say),
      ...positions(report, facts),
      ...taxedSales(report.sales, facts),
      ...plans(report, facts),
      ...purchases(report, facts),
      ...moves(report.moves, facts),
      { kind: 'heading', level: 2, text: say('paper.tax.notes') },
      { kind: 'list', items: notes(report, say) },
    ],
  };
}

const holdersTable = ({ holders, say }: TaxPaperFacts): Block => ({
  kind: 'table',
  caption: say('paper.tax.holders'),
  columns: [
    { title: say('paper.name'), width: 5 },
    { title: say('paper.document'), width: 2 },
    { title: say('paper.role'), width: 3 },
    money(say('paper.tax.part')),
  ],
  rows: holders.map(({ name, document, roles, part }) => [name, document, roles, part]),
});

function summary({ sales, contributions, benefits, returned }: TaxReport, say: Words): Block {
  const gains = sum(
    sales.filter(({ gain }) => gain > 0n),
    ({ gain }) => gain,
  );
  const losses = sum(
    sales.filter(({ gain, isLossDisregarded }) => gain < 0n && !isLossDisregarded),
    ({ gain }) => gain,
  );
  return {
    kind: 'facts',
    rows: [
      [say('paper.tax.gains'), formatMoney(gains)],
      [say('paper.tax.losses'), formatMoney(losses)],
      [say('paper.tax.withheld_gains'), formatMoney(sum(sales, ({ withholding }) => withholding))],
      [say('paper.tax.contributions'), formatMoney(sum(contributions, ({ amount }) => amount))],
      [say('paper.tax.returned'), formatMoney(sum(returned, ({ amount }) => amount))],
      [say('paper.tax.benefits'), formatMoney(sum(benefits, ({ amount }) => amount))],
      [
        say('paper.tax.withheld_benefits'),
        formatMoney(sum(benefits, ({ withholding }) => withholding)),
      ],
    ],
  };
}

function positions(
  { positions: held }: TaxReport,
  { last, nameOf, codeOf, say }: TaxPaperFacts,
): Block[] {
  const title = say('paper.tax.positions', { date: { date: last } });
  const heading: Block = { kind: 'heading', level: 2, text: title };
  if (held.length === 0) return [heading, { kind: 'text', text: say('paper.tax.no_positions') }];
  return [
    heading,
    {
      kind: 'table',
      caption: say('paper.tax.held'),
      columns: [
        { title: say('paper.product'), width: 4 },
        { title: say('paper.tax.code'), width: 3 },
        money(say('paper.shares'), 3),
        money(say('paper.nav'), 3),
        date(say('paper.date')),
        money(say('paper.tax.value'), 3),
        money(say('paper.tax.cost'), 3),
      ],
      rows: held.map(({ product, shares, nav, navDate, value, cost, isInTransit }) => [
        isInTransit ? say('paper.tax.in_transit', { product: nameOf(product) }) : nameOf(product),
        codeOf(product),
        formatShares(shares),
        formatNav(nav),
        formatDate(navDate),
        formatMoney(value),
        formatMoney(cost),
      ]),
      total: [
        say('paper.total'),
        '',
        '',
        '',
        '',
        formatMoney(sum(held, ({ value }) => value)),
        formatMoney(sum(held, ({ cost }) => cost)),
      ],
    },
  ];
}

function notes({ sales: rows }: TaxReport, say: Words): string[] {
  return [
    say('paper.tax.note_transfers'),
    say('paper.tax.note_withholding'),
    ...(rows.some(({ isLossDeferred }) => isLossDeferred) ? [say('paper.tax.note_deferred')] : []),
    ...(rows.some(({ isLossDisregarded }) => isLossDisregarded)
      ? [say('paper.tax.note_donated')]
      : []),
    say('paper.tax.note_holders'),
  ];
}
