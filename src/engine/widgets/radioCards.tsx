import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holds } from '#/language/expressions/condition.ts';
import { effective } from '#/language/effective.ts';
import type { WidgetOptions } from '#/language/widgets/index.ts';
import { readChosen } from './choiceList.tsx';
import { choicesOf, type Choice } from './choices.ts';
import { describedBy, invalid } from '../fields/control.ts';
import { useFromScope } from './useFromScope.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';
import './radioCards.css';

type Options = WidgetOptions['radioCards'];

function Component(props: WidgetProps<'radioCards'>) {
  const { say } = props.context;
  const { hints = {}, unavailable = {} } = props.asked.field;
  const closed = useClosed(props, unavailable);
  const host = useRef<HTMLDivElement>(null);
  const choices = choicesOf(props.asked, props.context);
  const reasonOf = (key: string) =>
    closed.includes(key) ? say(unavailable[key]!.reason) : undefined;
  const taken = useTaken(host, closed, (key) => ({
    label: choices.find((choice) => choice.key === key)?.label ?? key,
    reason: reasonOf(key) ?? '',
  }));
  return (
    <>
      <div
        ref={host}
        className="choice-cards"
        data-field={choices.length ? props.id : undefined}
        role="radiogroup"
        aria-labelledby={`${props.id}__label`}
        aria-describedby={describedBy(props)}
        aria-invalid={invalid(props)}
      >
        {choices.map((choice, index) => (
          <Card
            key={choice.key}
            id={`${props.id}-${index}`}
            name={props.id}
            choice={choice}
            chosen={choice.value === props.value}
            hint={Object.hasOwn(hints, choice.key) ? say(hints[choice.key]!) : choice.hint}
            reason={reasonOf(choice.key)}
          />
        ))}
      </div>
      <p className="field-after" role="status">
        {taken &&
          props.context.words.text('Hemos quitado «{label}», que ya no se puede elegir.', taken)}
      </p>
    </>
  );
}

interface CardProps {
  id: string;
  name: string;
  choice: Choice;
  chosen: boolean;
  hint: string | undefined;
  /** Why it cannot be chosen now. */
  reason: string | undefined;
}

function Card({ id, name, choice, chosen, hint, reason }: CardProps) {
  const told = [hint && `${id}__hint`, reason && `${id}__reason`].filter(Boolean).join(' ');
  return (
    <div className="choice-card">
      <input
        id={id}
        type="radio"
        name={name}
        value={choice.key}
        defaultChecked={chosen}
        disabled={reason !== undefined}
        aria-describedby={told || undefined}
      />
      <label htmlFor={id}>{choice.label}</label>
      {hint && (
        <p id={`${id}__hint`} className="choice-card-hint">
          {hint}
        </p>
      )}
      {reason && (
        <p id={`${id}__reason`} className="choice-card-reason">
          {reason}
        </p>
      )}
    </div>
  );
}

/** The values that cannot be chosen now; hidden answers count for nothing. */
function useClosed(props: WidgetProps, unavailable: NonNullable<Options['unavailable']>): string[] {
  const { store } = props.context;
  const entries = Object.entries(unavailable);
  const closed = useFromScope(props, (scope) => {
    if (entries.length === 0) return '[]';
    const seen = { ...scope, answers: effective(store.document, scope).answers };
    return JSON.stringify(entries.filter(([, { when }]) => holds(when, seen)).map(([key]) => key));
  });
  return JSON.parse(closed) as string[];
}

/** Takes back a choice that has become impossible, and remembers which it was. */
function useTaken<Told>(
  host: React.RefObject<HTMLElement | null>,
  closed: readonly string[],
  tell: (key: string) => Told,
): Told | undefined {
  const [taken, setTaken] = useState<Told>();
  const takeBack = useEffectEvent(() => {
    const lost = host.current?.querySelector<HTMLInputElement>('input:checked:disabled');
    if (!lost) return;
    lost.checked = false;
    lost.dispatchEvent(new Event('input', { bubbles: true }));
    setTaken(tell(lost.value));
  });
  const names = closed.join('\n');
  useEffect(() => takeBack(), [names]);
  return taken;
}

/** One of a few, each with a line that explains it; those that cannot be chosen say why. */
export const radioCards: Widget<'radioCards'> = {
  Component,
  live: true,
  group: true,
  read: readChosen,
};
