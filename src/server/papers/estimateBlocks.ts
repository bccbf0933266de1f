import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney, formatPercent } from '#/domain/money/format.ts';
import type {
  BenefitPart,
  BenefitPayments,
  Simulation,
} from '#/domain/simulations/simulationResult.ts';
import type { Words } from '../kernel/words.ts';
import type { Block } from '../ports/pdfDocument.ts';

type Row = [label: string, value: string];

/** What an order out was estimated to bring when it was given, and of a benefit in which payments; none of all else. */
export function estimateBlocks(shown: Simulation | null | undefined, say: Words): Block[] {
  if (!shown) return [];
  const paysOften = (shown.pension?.payments?.count ?? 1) > 1;
  return [
    { kind: 'heading', level: 2, text: say('paper.estimate') },
    { kind: 'facts', rows: [...amountRows(shown, say), ...paymentRows(shown.pension, say)] },
    {
      kind: 'text',
      look: 'small',
      text: say(paysOften ? 'paper.estimate.note_payments' : 'paper.estimate.note', {
        date: { date: shown.nav_date },
      }),
    },
  ];
}

const amountRows = (shown: Simulation, say: Words): Row[] => [
  [say('paper.order.gross'), formatMoney(shown.gross_amount)],
  [say('paper.dossier.commission'), formatMoney(shown.commission)],
  [
    say('paper.tax.withholding'),
    `${formatMoney(shown.withholding)} (${formatPercent(shown.withholding_rate)})`,
  ],
  [
    say(shown.pension?.payments ? 'paper.estimate.net_of_all' : 'paper.order.net'),
    formatMoney(shown.net_amount),
  ],
];

/** How many payments, when the first and the last arrive, and what they come to. */
export function paymentRows(pension: Simulation['pension'], say: Words): Row[] {
  // Undefined in what was kept before payments were told of.
  const payments: BenefitPayments | null | undefined = pension?.payments;
  if (!payments) return [];
  const { count, first_date, next_date, last_date, first, each } = payments;
  // Undefined in what was kept before they were told apart.
  const { last, last_count }: Partial<BenefitPayments> = payments;
  return [
    [say('paper.estimate.payments'), String(count)],
    [say('paper.estimate.first'), say('paper.estimate.paid_on', partOf(first, first_date))],
    ...(each && next_date
      ? ([
          [say('paper.estimate.each'), say('paper.estimate.paid_from', partOf(each, next_date))],
          ...(last && last_count
            ? [
                [
                  say('paper.estimate.last_ones'),
                  say('paper.estimate.so_many', { ...partOf(last, last_date), count: last_count }),
                ] satisfies Row,
              ]
            : []),
          [say('paper.estimate.last'), formatDate(last_date)],
        ] satisfies Row[])
      : []),
  ];
}

const partOf = ({ net_amount, gross_amount, withholding }: BenefitPart, date: string) => ({
  net: formatMoney(net_amount),
  gross: formatMoney(gross_amount),
  withheld: formatMoney(withholding),
  date: { date },
});
