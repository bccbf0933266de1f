import { formatDate } from '#/domain/dates/format.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import { PickedDate } from './PickedDate.tsx';
import { readTypedDate, spellDate } from './typedDate.ts';
import { setInputValue, type Widget } from '../fields/widget.ts';

const inputOf = (host: HTMLElement) => host.querySelector('input')!;

/** A date that is typed or taken from a calendar; outside its bounds it is kept from being an answer. */
export const datePicker: Widget & Required<Pick<Widget, 'normalize'>> = {
  Component: PickedDate,
  read(host) {
    const reading = readTypedDate(inputOf(host).value);
    const date = reading.value as string | undefined;
    const { first, last } = host.dataset;
    if (date === undefined) return reading;
    if (first && date < first)
      return { doubt: { code: 'typing.date_first', params: { first: formatDate(first) } } };
    if (last && date > last)
      return { doubt: { code: 'typing.date_last', params: { last: formatDate(last) } } };
    return reading;
  },
  normalize: (host, value) => setInputValue(inputOf(host), spellDate(parseDate(value))),
  show: formatDate,
};
