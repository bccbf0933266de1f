import { MONTHS_PER_PERIOD, type Periodicity } from '#/domain/calendar/series.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { formatMoney } from '#/domain/money/format.ts';
import { ChoiceList, readChosen } from './choiceList.tsx';
import { choicesOf } from './choices.ts';
import { useFromScope, usePointer } from './useFromScope.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'periodicity'>) {
  const { words } = props.context;
  const { amount } = props.asked.field;
  const each = usePointer(props, amount?.from) ?? amount?.default;
  const { store } = props.context;
  const chosen = useFromScope(props, () => store.valueAt(props.id));
  const choices = choicesOf(props.asked, props.context).map((choice) => ({
    ...choice,
    hint: choice.hint ?? timesText(timesAYear(choice.key), words.text),
  }));
  const times = timesAYear(chosen);
  const cents = parseCents(each);
  return (
    <>
      <ChoiceList kind="radio" choices={choices} {...props} />
      <p className="field-after" role="status">
        {times !== undefined && cents !== undefined && (
          <strong>
            {words.text('page.periodicity.total', {
              times: timesText(times, words.text)!,
              total: formatMoney(cents * BigInt(times)),
            })}
          </strong>
        )}
      </p>
    </>
  );
}

/**
 * How often a period comes round in a year: a quarter four times.
 * @source specification §9 (periodic operations)
 */
export function timesAYear(period: unknown): number | undefined {
  return typeof period === 'string' && Object.hasOwn(MONTHS_PER_PERIOD, period)
    ? 12 / MONTHS_PER_PERIOD[period as Periodicity]
    : undefined;
}

type Say = (sentence: string, values?: Record<string, string>) => string;

function timesText(times: number | undefined, text: Say): string | undefined {
  if (times === undefined) return undefined;
  return times === 1
    ? text('page.periodicity.once')
    : text('page.periodicity.times', { count: `${times}` });
}

/** How often something is paid, with what a year comes to. */
export const periodicity: Widget<'periodicity'> = {
  Component,
  live: true,
  group: true,
  read: readChosen,
};
