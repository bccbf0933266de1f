import { formatInstant } from '#/domain/dates/format.ts';
import type { Words } from '../kernel/words.ts';
import { labelOf } from '../files/labelOf.ts';
import type { OrderFacts } from './orderFacts.ts';

/** Which NAV an order gets and why, or what it waits for until it gets one; nothing of periodic requests. */
export function navRows(
  { priced }: Pick<OrderFacts, 'priced'>,
  zone: string,
  say: Words,
): [label: string, value: string][] {
  if (!priced) return [];
  const { nav } = priced;
  const reason = (code: string) => labelOf(say, 'nav-reasons', code);
  if (nav.date === undefined)
    return [
      [say('paper.nav'), say('paper.order.nav_to_come')],
      [say('paper.order.missing'), nav.waitsFor.map(reason).join(', ')],
    ];
  return [
    [say('paper.nav'), say('paper.order.nav_of', { date: { date: nav.date } })],
    [say('paper.order.why'), `${reason(nav.because)}, ${formatInstant(nav.completeAt, zone)}`],
  ];
}
