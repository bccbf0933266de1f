import type { WidgetProps } from '@rjsf/utils';
import { control } from '../fields/control.ts';
import { typedText, type Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
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
export const phone: Widget = {
  Component,
  read: (host) => ({ value: typedText(host)?.replace(/[\s.-]/g, '') }),
};
