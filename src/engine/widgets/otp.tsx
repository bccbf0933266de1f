import { control } from '../fields/control.ts';
import { Resend } from './otp/Resend.tsx';
import { setInputValue, typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

/** Seconds before another code may be asked for, where the document does not say. */
const WAIT = 30;

function Component(props: WidgetProps<'otp'>) {
  const { resend, wait } = props.asked.field;
  const length = Number(props.asked.property['maxLength'] ?? 6);
  return (
    <div className="otp">
      <input
        type="text"
        inputMode="numeric"
        className="input input--code otp-input"
        spellCheck={false}
        {...control(props)}
        autoComplete="one-time-code"
        // Wide enough for the code as messages space it; what is pasted is never cut.
        size={length + 2}
      />
      {resend && <Resend use={resend} wait={wait ?? WAIT} {...props.context} />}
    </div>
  );
}

/** A code that was sent to the person: one field, whatever spaces and hyphens come along when it is pasted. */
export const otp: Widget<'otp'> = {
  Component,
  read: (host) => ({ value: codeIn(host) || undefined }),
  normalize: (host, value) => setInputValue(host, typeof value === 'string' ? value : ''),
  show: () => '••••••',
};

const codeIn = (host: HTMLElement) => typedText(host)?.replace(/[\s\-–—·.\u200b]/g, '');
