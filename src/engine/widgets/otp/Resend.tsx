import { useState } from 'react';
import type { Input, OperationId } from '#/contract/call.ts';
import type { CallUse } from '#/language/documents/form.ts';
import type { FormContext } from '../../fields/formContext.ts';
import { inputOf } from '../../calls/inputOf.ts';
import { useCountdown } from './useCountdown.ts';

interface ResendProps extends Pick<FormContext, 'ports' | 'store' | 'words'> {
  use: CallUse;
  /** Seconds. */
  wait: number;
}

/** Asks for another code, once the last one has had its time; the seconds are written and not read out. */
export function Resend({ use, wait, ports, store, words }: ResendProps) {
  const { text } = words;
  const { left, restart } = useCountdown(wait);
  const [sending, setSending] = useState(false);
  const [said, say] = useState('');

  const resend = async () => {
    const input = inputOf(use, store.scope());
    if (left > 0 || sending || !input) return;
    setSending(true);
    say(text('page.sending'));
    const { problem } = await ports.call(use.call as OperationId, input as Input<OperationId>);
    setSending(false);
    say(problem ? text(NOT_SENT) : text('page.code.sent_again'));
    if (!problem) restart();
  };
  return (
    <div className="otp-resend">
      <button
        type="button"
        className="button button--link"
        aria-disabled={left > 0 || sending || undefined}
        onClick={() => void resend()}
      >
        {text('page.code.again')}
      </button>
      {left > 0 && (
        <span className="muted otp-left">{text('page.code.wait', { time: clock(left) })}</span>
      )}
      <p className="field-after" role="status">
        {said}
      </p>
    </div>
  );
}

/** "0:08". */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const NOT_SENT = 'page.code.failed';
