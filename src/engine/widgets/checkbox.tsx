import { describedBy, invalid } from '../fields/control.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';

/** A box with its sentence beside it. */
export function Tick(props: WidgetProps<'checkbox' | 'confirmation'>) {
  const { say } = props.context;
  return (
    <div className="choice">
      <input
        id={props.id}
        name={props.name}
        type="checkbox"
        data-field={props.id}
        defaultChecked={props.value === true}
        aria-invalid={invalid(props)}
        aria-describedby={describedBy(props)}
      />
      <label htmlFor={props.id}>{say(props.asked.field.text ?? props.label)}</label>
    </div>
  );
}

/** Not ticked is `false`. */
export const readTicked = (host: HTMLElement) => ({ value: (host as HTMLInputElement).checked });

/** One thing to tick. */
export const checkbox: Widget<'checkbox'> = {
  Component: Tick,
  live: true,
  ownLabel: true,
  read: readTicked,
};
