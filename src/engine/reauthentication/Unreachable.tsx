import { useEffect, useRef, useState } from 'react';
import { usePorts } from '../ports/ports.tsx';

/** No mail reaches the person any more: people of the manager make sure who they are, and say so. */
export function Unreachable({ onClose }: { onClose(): void }) {
  const { text, reportUnreachable } = usePorts();
  const [state, setState] = useState<'asking' | 'sending' | 'sent' | 'failed'>('asking');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), [state]);
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    const problem = await reportUnreachable?.();
    setState(problem ? 'failed' : 'sent');
  };
  return (
    <div ref={place}>
      {state !== 'sent' && <p>{text('page.unreachable.text')}</p>}
      <p role="status">
        {state === 'sending' && text('page.sending')}
        {state === 'failed' && text('page.unreachable.failed')}
        {state === 'sent' && text('page.unreachable.asked')}
      </p>
      <div className="dialog__actions">
        {state !== 'sent' && reportUnreachable && (
          <button
            type="button"
            className="button"
            aria-disabled={state === 'sending' || undefined}
            onClick={() => void send()}
          >
            {text('page.unreachable.call')}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={onClose}>
          {text(state === 'sent' ? 'page.close' : 'page.cancel')}
        </button>
      </div>
    </div>
  );
}
