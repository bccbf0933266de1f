import { format } from '#/language/presentation/format.ts';
import { describedBy } from '../fields/control.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'readonly'>) {
  const { words } = props.context;
  const { as, codes } = props.asked.field;
  const shown = format({ from: '/value', as, codes }, { value: props.value }, words);
  return (
    <output id={props.id} className="readonly" aria-describedby={describedBy(props)}>
      {shown}
      {shown === '-' && <span className="visually-hidden">{words.text('page.missing')}</span>}
    </output>
  );
}

/** An answer that is already known and cannot be changed here: nothing is ever read from it. */
export const readonly: Widget<'readonly'> = {
  Component,
  silent: true,
  read: () => ({ value: undefined }),
  show: (value, { field }, context) => {
    const { as, codes } = field;
    const words = context?.words ?? { text: (sentence: string) => sentence };
    return format({ from: '/value', as, codes }, { value }, words);
  },
};
