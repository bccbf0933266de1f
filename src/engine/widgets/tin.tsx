import { control } from '../fields/control.ts';
import { setInputValue, typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'tin'>) {
  return (
    <input
      type="text"
      className="input input--code input--medium"
      autoCapitalize="characters"
      spellCheck={false}
      {...control(props)}
      autoComplete={control(props).autoComplete ?? 'off'}
    />
  );
}

/**
 * A tax number as its country writes it, upper case: hyphens, dots and slashes may be part of it. Whether
 * it holds is the server's to say; that it is being asked is said below the field.
 */
export const tin: Widget<'tin'> = {
  Component,
  read: (host) => ({ value: typedText(host)?.replace(/\s+/g, ' ').toUpperCase() }),
  normalize: (host, value) => setInputValue(host, typeof value === 'string' ? value : ''),
};
