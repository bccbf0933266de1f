import type { WidgetProps } from '@rjsf/utils';
import { control } from './control.ts';
import { typedText, type Widget } from './widget.ts';

function Draw(props: WidgetProps) {
  return <input type="text" className="input" {...control(props)} />;
}

/** One line of text. */
export const text: Widget = { Draw, read: (host) => ({ value: typedText(host) }) };
