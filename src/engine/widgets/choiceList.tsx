import type { Asked } from '#/language/widgets/asked.ts';
import type { Reading } from '../fields/reading.ts';
import { Obstacles } from './Obstacles.tsx';
import { choicesOf, valueOfKey, type Choice } from './choices.ts';
import { describedBy, invalid } from '../fields/control.ts';
import type { WidgetProps } from '../fields/widget.ts';

interface ChoiceListProps extends WidgetProps {
  kind: 'radio' | 'checkbox';
  /** Other choices than the field's own. */
  choices?: Choice[];
  /** Side by side where there is room. */
  inline?: boolean;
}

/** Radios or checkboxes with large targets, each with its label and hint. */
export function ChoiceList({ kind, choices, inline, ...props }: ChoiceListProps) {
  const chosen = Array.isArray(props.value) ? (props.value as unknown[]) : [props.value];
  const offered = choices ?? choicesOf(props.asked, props.context);
  return (
    <div
      className={inline ? 'choices choices--inline' : 'choices'}
      // Before its codes have arrived nobody can have changed the answer: nothing is read from here.
      data-field={offered.length ? props.id : undefined}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-labelledby={kind === 'radio' ? `${props.id}__label` : undefined}
      aria-describedby={kind === 'radio' ? describedBy(props) : undefined}
      aria-invalid={kind === 'radio' ? invalid(props) : undefined}
    >
      {offered.map(({ value, key, label, hint, obstacles = [] }, index) => {
        const id = `${props.id}-${index}`;
        const isClosed = obstacles.length > 0;
        const told = [hint && `${id}__hint`, isClosed && `${id}__reason`].filter(Boolean);
        return (
          <div key={key} className="choice">
            <input
              id={id}
              type={kind}
              name={props.id}
              value={key}
              defaultChecked={chosen.includes(value)}
              aria-invalid={kind === 'checkbox' ? invalid(props) : undefined}
              disabled={isClosed}
              aria-describedby={told.join(' ') || undefined}
            />
            <label htmlFor={id}>
              {label}
              {hint && (
                <span id={`${id}__hint`} className="choice-hint">
                  {hint}
                </span>
              )}
            </label>
            {isClosed && <Obstacles id={`${id}__reason`} obstacles={obstacles} />}
          </div>
        );
      })}
    </div>
  );
}

/** The `value`s of what is chosen below a host. */
export function chosenKeys(host: HTMLElement): string[] {
  return [...host.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value);
}

/** The one that is chosen below a host. */
export function readChosen(host: HTMLElement, { property }: Asked): Reading {
  const [key] = chosenKeys(host);
  return { value: key === undefined ? undefined : valueOfKey(property, key) };
}
