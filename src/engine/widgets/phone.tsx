import { control } from '../fields/control.ts';
import { typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'phone'>) {
  const attributes = control(props);
  return (
    <input
      type="tel"
      className="input input--medium"
      {...attributes}
      autoComplete={attributes.autoComplete ?? 'tel'}
    />
  );
}

/** A telephone number; spaces, dots and hyphens are the person's, not the answer's. */
export const phone: Widget<'phone'> = {
  Component,
  read: (host) => ({ value: typedText(host)?.replace(/[\s.-]/g, '') }),
};
