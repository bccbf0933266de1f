import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import { labelOf } from '../files/labelOf.ts';
import type { OrderFacts } from './orderFacts.ts';

/** Which NAV an order gets and why, or what it waits for until it gets one; nothing of periodic requests. */
export function navRows(
  { priced }: Pick<OrderFacts, 'priced'>,
  zone: string,
): [label: string, value: string][] {
  if (!priced) return [];
  const { nav } = priced;
  const reason = (code: string) => labelOf('nav-reasons', code);
  if (nav.date === undefined)
    return [
      ['Valor liquidativo', 'El primero cuya hora límite sea posterior a lo que falta'],
      ['Qué falta', nav.waitsFor.map(reason).join(', ')],
    ];
  return [
    ['Valor liquidativo', `El del ${formatDate(nav.date)}`],
    ['Por qué', `${reason(nav.because)}, ${formatInstant(nav.completeAt, zone)}`],
  ];
}
