import type { WidgetProps } from '@rjsf/utils';
import { control } from '../fields/control.ts';
import { typedText, type Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  return <input type="text" className="input" {...control(props)} />;
}

/** One line of text. */
export const text: Widget = { Component, read: (host) => ({ value: typedText(host) }) };
