import { formatInstant } from '#/domain/dates/format.ts';
import type { Words } from '../kernel/words.ts';
import { labelOf } from '../files/labelOf.ts';
import type { OrderFacts } from './orderFacts.ts';
import type { Row } from './orderRows.ts';

/** Which NAV an order gets and why, or what it waits for until it gets one; nothing of periodic requests. */
export function navRows(
  { priced, promised }: Pick<OrderFacts, 'priced' | 'promised'>,
  zone: string,
  say: Words,
): Row[] {
  if (!priced) return [];
  const { nav } = priced;
  const reason = (code: string) => labelOf(say, 'nav-reasons', code);
  if (nav.date === undefined)
    return [
      [say('paper.nav'), say('paper.order.nav_to_come')],
      [say('paper.order.missing'), nav.waitsFor.map(reason).join(', ')],
      ...expected(promised, zone, say),
    ];
  return [
    [say('paper.nav'), say('paper.order.nav_of', { date: { date: nav.date } })],
    [say('paper.order.why'), `${reason(nav.because)}, ${formatInstant(nav.completeAt, zone)}`],
  ];
}

/** The dates that were shown before it was sent, and until when they hold. */
const expected = (promised: OrderFacts['promised'], zone: string, say: Words): Row[] =>
  promised
    ? [
        [
          say('paper.order.expected'),
          say('paper.order.expected_if', {
            nav: { date: promised.nav_date },
            settlement: { date: promised.settlement_date },
            deadline: formatInstant(promised.cut_off.toISOString(), zone),
          }),
        ],
      ]
    : [];
