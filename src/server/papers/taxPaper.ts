import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatNav, formatShares } from '#/domain/money/format.ts';
import type { TaxReport } from '#/domain/tax/taxReport.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { date, money, sum } from './taxColumns.ts';
import { moves, plans, purchases } from './taxMovements.ts';
import { taxedSales } from './taxedSales.ts';

/** Whose report it is, and what it is about. */
export interface TaxPaperFacts {
  brand: PdfDocument['brand'];
  at: string;
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
  const title = `Informe fiscal ${facts.period}`;
  return {
    title,
    brand: facts.brand,
    at: facts.at,
    foot: `Cuenta ${facts.account} · ${title}`,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'text',
        text:
          'Este informe reúne los datos de su cuenta que pueden serle útiles para su declaración de la renta. ' +
          'Es informativo: compruebe siempre sus datos fiscales en la Agencia Tributaria.',
      },
      {
        kind: 'facts',
        rows: [
          ['Gestora', facts.brand.name],
          ['NIF de la gestora', facts.nif ?? '-'],
          ['Cuenta', facts.account],
          ['Periodo', facts.period],
        ],
      },
      holdersTable(facts),
      summary(report),
      ...positions(report, facts),
      ...taxedSales(report.sales, facts),
      ...plans(report, facts),
      ...purchases(report, facts),
      ...moves(report.moves, facts),
      { kind: 'heading', level: 2, text: 'Notas' },
      { kind: 'list', items: notes(report) },
    ],
  };
}

const holdersTable = ({ holders }: TaxPaperFacts): Block => ({
  kind: 'table',
  caption: 'Titulares y partícipes',
  columns: [
    { title: 'Nombre', width: 5 },
    { title: 'Documento', width: 2 },
    { title: 'Intervención', width: 3 },
    money('Participación'),
  ],
  rows: holders.map(({ name, document, roles, part }) => [name, document, roles, part]),
});

function summary({ sales, contributions, benefits, returned }: TaxReport): Block {
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
      ['Ganancias patrimoniales', formatMoney(gains)],
      ['Pérdidas patrimoniales', formatMoney(losses)],
      ['Retenciones sobre ganancias', formatMoney(sum(sales, ({ withholding }) => withholding))],
      [
        'Aportaciones a planes de pensiones',
        formatMoney(sum(contributions, ({ amount }) => amount)),
      ],
      ['Excesos de aportación devueltos', formatMoney(sum(returned, ({ amount }) => amount))],
      ['Prestaciones de planes de pensiones', formatMoney(sum(benefits, ({ amount }) => amount))],
      [
        'Retenciones sobre prestaciones',
        formatMoney(sum(benefits, ({ withholding }) => withholding)),
      ],
    ],
  };
}

function positions(
  { positions: held }: TaxReport,
  { last, nameOf, codeOf }: TaxPaperFacts,
): Block[] {
  const title = `Posiciones a ${formatDate(last)}`;
  const heading: Block = { kind: 'heading', level: 2, text: title };
  if (held.length === 0)
    return [heading, { kind: 'text', text: 'No había posiciones en esa fecha.' }];
  return [
    heading,
    {
      kind: 'table',
      caption: 'Valor de lo que tenía en la cuenta',
      columns: [
        { title: 'Producto', width: 4 },
        { title: 'ISIN o registro', width: 3 },
        money('Participaciones', 3),
        money('Valor liquidativo', 3),
        date,
        money('Valor', 3),
        money('Coste', 3),
      ],
      rows: held.map(({ product, shares, nav, navDate, value, cost, isInTransit }) => [
        nameOf(product) + (isInTransit ? ' (en tránsito)' : ''),
        codeOf(product),
        formatShares(shares),
        formatNav(nav),
        formatDate(navDate),
        formatMoney(value),
        formatMoney(cost),
      ]),
      total: [
        'Total',
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

function notes({ sales: rows }: TaxReport): string[] {
  return [
    'Los traspasos entre fondos de personas físicas residentes no tributan: las participaciones nuevas conservan la fecha y el coste de las antiguas.',
    'La retención se calcula sobre la ganancia de cada operación, no sobre el importe.',
    ...(rows.some(({ isLossDeferred }) => isLossDeferred)
      ? [
          '(*) Compró participaciones del mismo fondo en los dos meses anteriores o posteriores a la venta: es posible que todavía no pueda compensar esta pérdida.',
        ]
      : []),
    ...(rows.some(({ isLossDisregarded }) => isLossDisregarded)
      ? ['(**) Lo que se pierde al donar no se computa como pérdida.']
      : []),
    'Si la cuenta tiene varios titulares, cada uno declara la parte que le corresponde.',
  ];
}
