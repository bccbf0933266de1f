import type { WidgetProps } from '@rjsf/utils';
import type { Text } from '#/language/expressions/binding.ts';
import { askedOf, contextOf, control, fieldOf } from '../fields/control.ts';
import { choicesOf, valueOfKey } from './choices.ts';
import type { Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  const { say } = contextOf(props);
  const prompt = fieldOf(props)['prompt'] as Text | undefined;
  const choices = choicesOf(askedOf(props), contextOf(props));
  const known = String(props.value ?? '');
  // Codes arrive by themselves: until then, and when they do not have it, the answer stands as it is.
  const isStray = known !== '' && !choices.some(({ key }) => key === known);
  const options = isStray ? [{ key: known, label: known }, ...choices] : choices;
  return (
    <select className="input select" {...control(props)} defaultValue={known}>
      <option value="">{say(prompt ?? 'Elija una opción')}</option>
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One of a list, as the system's own picker. */
export const select: Widget = {
  Component,
  live: true,
  read: (host, { property }) => ({
    value: valueOfKey(property, (host as HTMLSelectElement).value),
  }),
};
