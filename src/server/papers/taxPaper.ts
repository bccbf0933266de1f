import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatNav, formatShares } from '#/domain/money/format.ts';
import type { PlanMovement, TaxedSale, TaxReport, UntaxedMove } from '#/domain/tax/taxReport.ts';
import type { Block, Paper, Table } from '../pdf/paper.ts';

/** Whose report it is, and what it is about. */
export interface TaxPaperFacts {
  brand: Paper['brand'];
  at: string;
  /** "2025", or "a 31-oct-2026". */
  period: string;
  last: string;
  account: string;
  holders: { name: string; document: string; roles: string }[];
  nameOf(product: string): string;
}

/** The tax report of an account as a paper: every section that the year has something for. */
export function taxPaper(report: TaxReport, facts: TaxPaperFacts): Paper {
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
          ['Cuenta', facts.account],
          ['Periodo', facts.period],
        ],
      },
      holdersTable(facts),
      summary(report),
      ...positions(report, facts),
      ...sales(report.sales, facts),
      ...plans(report, facts),
      ...purchases(report, facts),
      ...moves(report.moves, facts),
      { kind: 'heading', level: 2, text: 'Notas' },
      { kind: 'list', items: notes(report) },
    ],
  };
}

const money = (title: string, width = 2): Table['columns'][number] => ({
  title,
  width,
  align: 'right',
});
const sum = <T>(rows: readonly T[], amount: (row: T) => bigint) =>
  rows.reduce((total, row) => total + amount(row), 0n);

const holdersTable = ({ holders }: TaxPaperFacts): Block => ({
  kind: 'table',
  caption: 'Titulares y partícipes',
  columns: [
    { title: 'Nombre', width: 5 },
    { title: 'Documento', width: 2 },
    { title: 'Intervención', width: 3 },
  ],
  rows: holders.map(({ name, document, roles }) => [name, document, roles]),
});

function summary({ sales, contributions, benefits, returned }: TaxReport): Block {
  const gains = sum(
    sales.filter(({ gain }) => gain > 0n),
    ({ gain }) => gain,
  );
  const losses = sum(
    sales.filter(({ gain }) => gain < 0n),
    ({ gain }) => gain,
  );
  return {
    kind: 'facts',
    rows: [
      ['Ganancias por reembolsos', formatMoney(gains)],
      ['Pérdidas por reembolsos', formatMoney(losses)],
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

function positions({ positions: held }: TaxReport, { last, nameOf }: TaxPaperFacts): Block[] {
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
        money('Participaciones', 3),
        money('Valor liquidativo', 3),
        { title: 'Fecha', width: 2 },
        money('Valor', 3),
        money('Coste', 3),
      ],
      rows: held.map(({ product, shares, nav, navDate, value, cost }) => [
        nameOf(product),
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
        formatMoney(sum(held, ({ value }) => value)),
        formatMoney(sum(held, ({ cost }) => cost)),
      ],
    },
  ];
}

function sales(rows: readonly TaxedSale[], { nameOf }: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Reembolsos de fondos' },
    {
      kind: 'table',
      caption: 'Ganancias y pérdidas patrimoniales (primero se vende lo comprado antes)',
      columns: [
        { title: 'Fecha', width: 2 },
        { title: 'Producto', width: 3 },
        money('Participaciones', 3),
        money('Importe'),
        money('Coste'),
        money('Resultado'),
        money('Retención'),
      ],
      rows: rows.map((sale) => [
        formatDate(sale.date),
        nameOf(sale.product),
        formatShares(sale.shares),
        formatMoney(sale.gross - sale.commission),
        formatMoney(sale.cost),
        formatMoney(sale.gain) + (sale.isLossDeferred ? ' (*)' : ''),
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
    },
  ];
}

function plans(
  { contributions, benefits, returned }: TaxReport,
  { nameOf }: TaxPaperFacts,
): Block[] {
  const table = (caption: string, rows: readonly PlanMovement[], isBenefit: boolean): Block[] =>
    rows.length === 0
      ? []
      : [
          {
            kind: 'table',
            caption,
            columns: [
              { title: 'Fecha', width: 2 },
              { title: 'Plan', width: 4 },
              money('Importe'),
              ...(isBenefit ? [money('De antes de 2007', 3), money('Retención')] : []),
            ],
            rows: rows.map(({ date, product, amount, before2007, withholding }) => [
              formatDate(date),
              nameOf(product),
              formatMoney(amount),
              ...(isBenefit ? [formatMoney(before2007), formatMoney(withholding)] : []),
            ]),
            total: [
              'Total',
              '',
              formatMoney(sum(rows, ({ amount }) => amount)),
              ...(isBenefit
                ? [
                    formatMoney(sum(rows, (row) => row.before2007)),
                    formatMoney(sum(rows, (row) => row.withholding)),
                  ]
                : []),
            ],
          },
        ];
  const blocks = [
    ...table('Aportaciones', contributions, false),
    ...table('Prestaciones y rescates (rendimientos del trabajo)', benefits, true),
    ...table('Excesos de aportación devueltos', returned, false),
  ];
  return blocks.length === 0
    ? []
    : [{ kind: 'heading', level: 2, text: 'Planes de pensiones' }, ...blocks];
}

function purchases({ purchases: rows }: TaxReport, { nameOf }: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Suscripciones de fondos' },
    {
      kind: 'table',
      caption: 'Lo que ha invertido en el periodo (no tributa al suscribir)',
      columns: [
        { title: 'Fecha', width: 2 },
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

function moves(rows: readonly UntaxedMove[], { nameOf }: TaxPaperFacts): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Traspasos y otros movimientos' },
    {
      kind: 'table',
      caption: 'Movimientos que no tributan como reembolso en esta cuenta',
      columns: [
        { title: 'Fecha', width: 2 },
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

function notes({ sales: rows }: TaxReport): string[] {
  return [
    'Los traspasos entre fondos de personas físicas residentes no tributan: las participaciones nuevas conservan la fecha y el coste de las antiguas.',
    'La retención se calcula sobre la ganancia de cada reembolso, no sobre el importe.',
    ...(rows.some(({ isLossDeferred }) => isLossDeferred)
      ? [
          '(*) Compró participaciones del mismo fondo en los dos meses anteriores o posteriores a la venta: es posible que todavía no pueda compensar esta pérdida.',
        ]
      : []),
    'Si la cuenta tiene varios titulares, cada uno declara la parte que le corresponde.',
  ];
}
