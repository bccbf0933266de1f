import type { WidgetProps } from '@rjsf/utils';
import { control, fieldOf } from './control.ts';
import { typedText, type Widget } from './widget.ts';

function Draw(props: WidgetProps) {
  const { lines } = fieldOf(props) as { lines?: number };
  return <textarea className="input" rows={lines ?? 5} {...control(props)} />;
}

/** Several lines of text. */
export const textarea: Widget = { Draw, read: (host) => ({ value: typedText(host) }) };
