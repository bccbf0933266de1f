import { useState } from 'react';
import { usePorts } from '../ports/ports.tsx';

/** Has another code mailed; the one before serves no more. */
export function AnotherCode({ uuid }: { uuid: string }) {
  const { text, call } = usePorts();
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  const send = async () => {
    if (busy) return;
    setBusy(true);
    say(text('page.sending'));
    const { problem } = await call('resendReauthenticationCode', { path: { id: uuid } });
    setBusy(false);
    say(
      problem
        ? text('page.failed', {
            reason: problem.errors[0]?.message ?? problem.message,
          })
        : text('page.code.resent'),
    );
  };
  return (
    <>
      <button
        type="button"
        className="button button--link"
        aria-disabled={busy || undefined}
        onClick={() => void send()}
      >
        {text('page.code.resend')}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
