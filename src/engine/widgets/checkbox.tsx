import type { WidgetProps } from '@rjsf/utils';
import type { Text } from '#/language/expressions/binding.ts';
import { contextOf, describedBy, fieldOf, invalid } from '../fields/control.ts';
import type { Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  const { say } = contextOf(props);
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
      <label htmlFor={props.id}>
        {say((fieldOf(props)['text'] as Text | undefined) ?? props.label)}
      </label>
    </div>
  );
}

/** One thing to tick; not ticked is `false`. */
export const checkbox: Widget = {
  Component,
  live: true,
  ownLabel: true,
  read: (host) => ({ value: (host as HTMLInputElement).checked }),
};
