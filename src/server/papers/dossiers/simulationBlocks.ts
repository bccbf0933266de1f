import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatPercent, formatShares } from '#/domain/money/format.ts';
import type { Simulation, SimulatedLot } from '#/domain/simulations/simulationResult.ts';
import type { Words } from '../../kernel/words.ts';
import { simulatedWarnings } from '../../orders/simulatedWarnings.ts';
import type { Block } from '../../ports/pdfDocument.ts';
import { paymentRows } from '../estimateBlocks.ts';
import { listBlocks } from './dossierBlocks.ts';

type Row = [label: string, value: string];

/** The simulation that the giver of an order was shown: amounts, what is withheld by which law, taxes, lots and warnings. */
export function simulationBlocks(shown: Simulation, say: Words): Block[] {
  const warnings = simulatedWarnings(shown, say).map(({ text }) => text);
  return [
    { kind: 'heading', level: 2, text: say('paper.dossier.simulated') },
    { kind: 'facts', rows: [...amountRows(shown, say), ...taxRows(shown, say)] },
    ...lotBlocks('paper.tax.lots', shown.lots, say),
    ...(shown.target_lots ? lotBlocks('paper.dossier.target_lots', shown.target_lots, say) : []),
    ...(warnings.length > 0
      ? [
          { kind: 'text' as const, look: 'strong' as const, text: say('paper.dossier.warned') },
          { kind: 'list' as const, items: warnings },
        ]
      : []),
  ];
}

const amountRows = (shown: Simulation, say: Words): Row[] => [
  [say('paper.nav'), `${formatShares(shown.nav)} (${formatDate(shown.nav_date)})`],
  [say('paper.dossier.shares'), formatShares(shown.shares)],
  [say('paper.order.gross'), formatMoney(shown.gross_amount)],
  [say('paper.dossier.commission'), formatMoney(shown.commission)],
  [say('paper.tax.cost'), formatMoney(shown.acquisition_cost)],
  ...gainRows(shown, say),
  [
    say('paper.tax.withholding'),
    `${formatMoney(shown.withholding)} (${formatPercent(shown.withholding_rate)})`,
  ],
  [say('paper.dossier.law'), say(`law.${shown.tax.law}`)],
  [say('paper.dossier.net'), formatMoney(shown.net_amount)],
  [
    say('paper.dossier.remaining'),
    `${formatMoney(shown.remaining.value)} (${formatShares(shown.remaining.shares)})`,
  ],
];

/** What counts in the tax return, and what does not yet; kept simulations may be from before that was told apart. */
function gainRows(
  { fiscal_import, ...shown }: Omit<Simulation, keyof Counted> & Partial<Counted>,
  say: Words,
): Row[] {
  const { counted_gain = fiscal_import, waiting_loss = '0.00' } = shown;
  return [
    [say('paper.dossier.gain'), formatMoney(counted_gain)],
    ...(waiting_loss === '0.00'
      ? []
      : [[say('paper.dossier.waiting_loss'), formatMoney(waiting_loss)] satisfies Row]),
  ];
}

type Counted = Pick<Simulation, 'counted_gain' | 'waiting_loss'>;

/** What it was said to add to the taxes of whoever declares it. */
function taxRows({ savings_tax, pension }: Simulation, say: Words): Row[] {
  const rows: Row[] = savings_tax
    ? [
        ...partRows(savings_tax, say),
        [say('paper.dossier.savings_tax'), formatMoney(savings_tax.difference)],
      ]
    : [];
  if (!pension) return rows;
  return [
    ...rows,
    [say('paper.dossier.work_income'), formatMoney(pension.taxable_work_income)],
    [say('paper.dossier.reduction'), formatMoney(pension.reduction_40)],
    ...paymentRows(pension, say),
    ...(pension.income_tax
      ? [
          [
            say('paper.dossier.income_tax'),
            formatMoney(pension.income_tax.difference),
          ] satisfies Row,
        ]
      : []),
  ];
}

/** Of a gain of several what its giver declares; kept simulations may be from before that was told. */
const partRows = (
  { part, gain }: Partial<NonNullable<Simulation['savings_tax']>>,
  say: Words,
): Row[] =>
  part === undefined || gain === undefined || part === '100.00'
    ? []
    : [[say('paper.dossier.part'), `${formatMoney(gain)} (${formatPercent(part)})`]];

const lotBlocks = (
  caption: 'paper.tax.lots' | 'paper.dossier.target_lots',
  lots: readonly SimulatedLot[],
  say: Words,
): Block[] =>
  listBlocks(
    say,
    caption,
    [
      ['paper.tax.acquired', 18],
      ['paper.dossier.shares', 18],
      ['paper.tax.cost', 16],
      ['paper.dossier.proceeds', 16],
      ['paper.dossier.lot_gain', 16],
      ['paper.tax.withholding', 16],
    ],
    lots.map((lot) => [
      formatDate(lot.acquisition_date),
      formatShares(lot.shares),
      formatMoney(lot.cost),
      formatMoney(lot.proceeds),
      formatMoney(lot.gain),
      lot.withholding === undefined ? '-' : formatMoney(lot.withholding),
    ]),
  );
