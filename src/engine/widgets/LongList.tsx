import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CARRIER, carry, keysOf } from './carrier.ts';
import { Chips } from './Chips.tsx';
import { choicesOf, type Choice } from './choices.ts';
import { describedBy, invalid } from '../fields/control.ts';
import { late } from '../parts/late.tsx';
import { searchables } from './matching.ts';
import { usePointer } from './useFromScope.ts';
import './longList.css';
import type { WidgetProps } from '../fields/widget.ts';

/** React Aria is large and few forms need it: it comes with the first list that is drawn. */
export const Picker = late(
  async () => ({ default: (await import('./Picker.tsx')).Picker }),
  ({ id, shown }) => (
    <input id={id} className="input select" value={shown} readOnly aria-busy="true" />
  ),
);

/** A long list to search in: one of it, or several. */
export function LongList({
  several,
  ...props
}: WidgetProps<'combobox' | 'multiselect'> & { several: boolean }) {
  const { words, say, store } = props.context;
  const { where, prompt } = props.asked.field;
  const host = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState(() => keysOf(props.value));
  const [said, setSaid] = useState('');
  const part = props.asked;
  const all = useMemo(
    () => searchables(choicesOf(part, { words, say, store }).filter(isFree)),
    [part, words, say, store],
  );
  const labelOf = (key: string) => all.find((choice) => choice.key === key)?.label ?? key;
  const choose = (next: string[], about = '') => {
    setKeys(next);
    setSaid(about);
    carry(host.current, next);
  };

  const asked = usePointer(props, where?.from);
  const fitting = useMemo(() => {
    if (!where || asked === undefined || asked === '') return all;
    const items = words.codes?.(part.field.codes ?? '')?.items ?? {};
    return all.filter(({ key }) => items[key]?.[where.member] === asked);
  }, [all, asked, where, words, part]);
  const takeBack = useEffectEvent(() => {
    if (all.length === 0) return;
    const lost = fitting === all ? [] : keys.filter((key) => !has(fitting, key));
    if (lost.length === 0) return;
    choose(
      keys.filter((key) => !lost.includes(key)),
      words.text('page.choice.removed_list', {
        labels: lost.map(labelOf).join(', '),
      }),
    );
  });
  useEffect(() => takeBack(), [fitting]);

  const shown = several ? '' : keys.map(labelOf).join();
  const label = say(props.label);
  return (
    <div ref={host} className="long-list" data-field={props.id}>
      <Picker
        id={props.id}
        label={label}
        describedBy={describedBy(props)}
        invalid={invalid(props)}
        placeholder={say(prompt ?? 'page.choice.search')}
        choices={fitting}
        keys={keys}
        shown={shown}
        several={several}
        text={words.text}
        onChoose={choose}
      />
      <p className="field-after" role="status">
        {said}
      </p>
      {several && (
        <Chips
          keys={keys}
          labelOf={labelOf}
          label={label}
          text={words.text}
          onRemove={(key) => {
            const about = words.text('page.choice.removed', { label: labelOf(key) });
            choose(
              keys.filter((one) => one !== key),
              about,
            );
          }}
        />
      )}
      <input type="hidden" {...{ [CARRIER]: '' }} defaultValue={JSON.stringify(keys)} />
    </div>
  );
}

const has = (choices: readonly Choice[], key: string) =>
  choices.some((choice) => choice.key === key);

/** What cannot be chosen is not found. */
const isFree = ({ obstacles = [] }: Choice) => obstacles.length === 0;
