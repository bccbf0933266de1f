import type { WidgetProps } from '@rjsf/utils';
import { control } from '../fields/control.ts';
import { typedText, type Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  return (
    <input
      type="email"
      className="input"
      spellCheck={false}
      {...control(props)}
      autoComplete={control(props).autoComplete ?? 'email'}
    />
  );
}

/** An e-mail address. */
export const email: Widget = { Component, read: (host) => ({ value: typedText(host) }) };
