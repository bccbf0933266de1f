import type { WidgetProps } from '@rjsf/utils';
import { control } from './control.ts';
import { respell, typedText, type Widget } from './widget.ts';

function Draw(props: WidgetProps) {
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
export const tin: Widget = {
  Draw,
  read: (host) => ({ value: typedText(host)?.replace(/\s+/g, ' ').toUpperCase() }),
  tidy: (host, value) => respell(host, typeof value === 'string' ? value : ''),
};
