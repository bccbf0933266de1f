import type { WidgetProps } from '@rjsf/utils';
import type { Format } from '#/language/expressions/binding.ts';
import { format } from '#/language/presentation/format.ts';
import { contextOf, describedBy, fieldOf } from '../fields/control.ts';
import type { Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  const { words } = contextOf(props);
  const { as, codes } = fieldOf(props) as { as?: Format; codes?: string };
  const shown = format({ from: '/value', as, codes }, { value: props.value }, words);
  return (
    <output id={props.id} className="readonly" aria-describedby={describedBy(props)}>
      {shown}
      {shown === '-' && <span className="visually-hidden">{words.text('sin dato')}</span>}
    </output>
  );
}

/** An answer that is already known and cannot be changed here: nothing is ever read from it. */
export const readonly: Widget = {
  Component,
  silent: true,
  read: () => ({ value: undefined }),
  show: (value, { field }, context) => {
    const { as, codes } = field as { as?: Format; codes?: string };
    const words = context?.words ?? { text: (sentence: string) => sentence };
    return format({ from: '/value', as, codes }, { value }, words);
  },
};
