import { control } from '../fields/control.ts';
import { choicesOf, valueOfKey } from './choices.ts';
import { followOffers } from './followOffers.tsx';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'select'>) {
  const { say } = props.context;
  const prompt = props.asked.field.prompt;
  const choices = choicesOf(props.asked, props.context);
  const known = String(props.value ?? '');
  // Codes arrive by themselves: until then, and when they do not have it, the answer stands as it is.
  const isStray = known !== '' && !choices.some(({ key }) => key === known);
  const options = isStray ? [{ key: known, label: known, obstacles: [] }, ...choices] : choices;
  return (
    <select className="input select" {...control(props)} defaultValue={known}>
      <option value="">{say(prompt ?? 'page.choice.choose')}</option>
      {options.map(({ key, label, obstacles = [] }) => (
        <option key={key} value={key} disabled={obstacles.length > 0}>
          {[label, ...obstacles.map(({ reason }) => reason)].join(' · ')}
        </option>
      ))}
    </select>
  );
}

/** One of a list, as the system's own picker. */
export const select: Widget<'select'> = {
  Component: followOffers(Component),
  live: true,
  read: (host, { property }) => ({
    value: valueOfKey(property, (host as HTMLSelectElement).value),
  }),
};
