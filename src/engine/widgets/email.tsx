import { control } from '../fields/control.ts';
import { typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'email'>) {
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
export const email: Widget<'email'> = { Component, read: (host) => ({ value: typedText(host) }) };
