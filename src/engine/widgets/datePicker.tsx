import { formatDate } from '#/domain/dates/format.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import type { Reading } from '../fields/reading.ts';
import { PickedDate } from './PickedDate.tsx';
import { readTypedDate, spellDate } from './typedDate.ts';
import { setInputValue, type Widget, type WidgetProps } from '../fields/widget.ts';

const inputOf = (host: HTMLElement) => host.querySelector('input')!;

function Component(props: WidgetProps<'datePicker'>) {
  return <PickedDate {...props} options={props.asked.field} />;
}

/** A date as its one field has it; outside the bounds of the field it is kept from being an answer. */
export function readPicked(host: HTMLElement): Reading {
  const reading = readTypedDate(inputOf(host).value);
  const date = reading.value as string | undefined;
  const { first, last } = host.dataset;
  if (date === undefined) return reading;
  if (first && date < first)
    return { doubt: { code: 'typing.date_first', params: { first: formatDate(first) } } };
  if (last && date > last)
    return { doubt: { code: 'typing.date_last', params: { last: formatDate(last) } } };
  return reading;
}

/** Writes a date into its one field as everybody reads it. */
export const respell = (host: HTMLElement, value: unknown): void =>
  setInputValue(inputOf(host), spellDate(parseDate(value)));

/** A date that is typed or taken from a calendar. */
export const datePicker: Widget<'datePicker'> = {
  Component,
  read: readPicked,
  normalize: respell,
  show: formatDate,
};
