import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readChosen } from './choiceList.tsx';
import { choicesOf, type Choice } from './choices.ts';
import { describedBy, invalid } from '../fields/control.ts';
import { followOffers } from './followOffers.tsx';
import { CardDocuments } from './CardDocuments.tsx';
import { Obstacles } from './Obstacles.tsx';
import type { Widget, WidgetProps } from '../fields/widget.ts';
import './radioCards.css';

function Component(props: WidgetProps<'radioCards'>) {
  const { say } = props.context;
  const { hints = {}, documents } = props.asked.field;
  const host = useRef<HTMLDivElement>(null);
  const choices = choicesOf(props.asked, props.context);
  const closed = choices.filter(({ obstacles = [] }) => obstacles.length > 0);
  const taken = useTaken(
    host,
    closed.map(({ key }) => key),
    (key) => ({
      label: choices.find((choice) => choice.key === key)?.label ?? key,
    }),
  );
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
          >
            {documents && (
              <CardDocuments documents={documents} choice={choice} context={props.context} />
            )}
          </Card>
        ))}
      </div>
      <p className="field-after" role="status">
        {taken && props.context.words.text('page.choice.removed_unavailable', taken)}
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
  children?: React.ReactNode;
}

function Card({ id, name, choice, chosen, hint, children }: CardProps) {
  const { obstacles = [] } = choice;
  const isClosed = obstacles.length > 0;
  const told = [hint && `${id}__hint`, isClosed && `${id}__reason`].filter(Boolean).join(' ');
  return (
    <div className="choice-card">
      <input
        id={id}
        type="radio"
        name={name}
        value={choice.key}
        defaultChecked={chosen}
        disabled={isClosed}
        aria-describedby={told || undefined}
      />
      <label htmlFor={id}>{choice.label}</label>
      {hint && (
        <p id={`${id}__hint`} className="choice-card-hint">
          {hint}
        </p>
      )}
      {isClosed && (
        <p className="choice-card-reason">
          <Obstacles id={`${id}__reason`} obstacles={obstacles} />
        </p>
      )}
      {children}
    </div>
  );
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
  Component: followOffers(Component),
  live: true,
  group: true,
  read: readChosen,
};
