import { control } from '../fields/control.ts';
import { typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'text'>) {
  return <input type="text" className="input" {...control(props)} />;
}

/** One line of text. */
export const text: Widget<'text'> = { Component, read: (host) => ({ value: typedText(host) }) };
