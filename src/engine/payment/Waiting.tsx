import type { Localization } from '#/language/presentation/format.ts';
import type { usePaymentWatch } from './usePaymentWatch.ts';

interface WaitingProps {
  watch: ReturnType<typeof usePaymentWatch>;
  words: Localization;
}

/** Says that what became of a payment is waited for, or is waited for no longer, and the way to ask at once. */
export function Waiting({ watch: { hasStopped, askNow }, words }: WaitingProps) {
  return (
    <div className="payment-wait">
      <p role="status">{words.text(hasStopped ? STOPPED : WAITS)}</p>
      <button type="button" className="button button--quiet button--small" onClick={askNow}>
        {words.text('page.payment.ask')}
      </button>
    </div>
  );
}

const WAITS = 'page.payment.waiting';
const STOPPED = 'page.payment.late';
