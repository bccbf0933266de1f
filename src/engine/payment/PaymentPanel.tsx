import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Schema } from '#/contract/schema.ts';
import { resolve } from '#/language/expressions/binding.ts';
import { holds } from '#/language/expressions/condition.ts';
import { sentence } from '#/language/presentation/format.ts';
import type { Input } from '#/contract/call.ts';
import { inputOf } from '../calls/inputOf.ts';
import { addressOf } from '../links/address.ts';
import { usePageLeft } from '../ports/pageLeft.ts';
import { usePorts } from '../ports/ports.tsx';
import { framedPage, type FramedPage, type PaymentProps } from './paymentFrame.ts';
import { usePaymentWatch } from './usePaymentWatch.ts';
import { Waiting } from './Waiting.tsx';
import './paymentFrame.css';

type Logged = Schema<'PaymentLogRequest'>['status'];

/** Begins a payment, once at a time, and shows the provider's page until the server knows what became of it. */
export default function PaymentPanel({ block, scope, words }: PaymentProps) {
  const { call, navigate } = usePorts();
  const queries = useQueryClient();
  const pageLeft = usePageLeft();
  const isBusy = useRef(false);
  const loads = useRef(0);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [begun, setBegun] = useState<{ page: FramedPage; uuid?: string }>();
  const operationId = String(resolve(block.operation, scope) ?? '');
  const result = addressOf(block.result, scope);
  const label = (words.hidesAmounts && block.veiled) || block.label;

  /** Keeps what happened here; nothing hangs on it. */
  const log = (status: Logged, uuid = begun?.uuid) =>
    void call('logOperationPayment', {
      path: { operationId },
      body: { status, ...(uuid && { uuid_payment: uuid }) },
    });
  const leave = (status: Logged) => {
    log(status);
    void queries.invalidateQueries();
    pageLeft();
    navigate(result, { replace: true });
  };
  const watch = usePaymentWatch(begun?.uuid, ({ status }) =>
    leave(status === 'REJECTED' ? 'FAILED' : 'COMPLETED'),
  );
  const begin = async () => {
    const input = block.press && inputOf(block.press, scope);
    if (!input || block.press?.call !== 'payIn' || isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setFault(undefined);
    const { data, problem } = await call('payIn', input as Input<'payIn'>);
    isBusy.current = false;
    setBusy(false);
    if (problem)
      return setFault(
        words.text(REFUSED, { reason: problem.errors[0]?.message ?? problem.message }),
      );
    const { iframe, uuid_payment } = data.data.pay_in;
    const pages = resolve(block.pages, scope);
    const page = framedPage(iframe, String(pages ?? ''), location.origin);
    if (!page) return setFault(words.text(FOREIGN));
    setBegun({ page, uuid: uuid_payment });
    log('STARTED', uuid_payment);
  };

  if (!begun)
    return (
      <div className="payment">
        {block.resume && holds(block.resume.when, scope) && (
          <p>{sentence(block.resume.text, scope, words)}</p>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => void begin()}
        >
          {busy ? words.text('page.moment') : label && sentence(label, scope, words)}
        </button>
        {fault && (
          <p className="payment-fault" role="alert">
            {fault}
          </p>
        )}
      </div>
    );
  const title = block.frame ? sentence(block.frame, scope, words) : words.text('page.payment.page');
  return (
    <div className="payment">
      <p className="payment-who" tabIndex={-1} ref={focus}>
        {title}
      </p>
      <iframe
        className="payment-frame"
        title={title}
        src={begun.page.src}
        sandbox={begun.page.sandbox}
        referrerPolicy="no-referrer"
        allow=""
        onLoad={() => {
          loads.current += 1;
          if (loads.current <= MOST_LOADS) watch.askNow();
        }}
      />
      <p className="payment-help">
        {words.text('page.payment.not_seen')}{' '}
        <a href={begun.page.src} target="_blank" rel="noopener noreferrer">
          {words.text('page.payment.other_tab')}
        </a>
        {block.help && <> {sentence(block.help, scope, words)}</>}
      </p>
      <Waiting watch={watch} words={words} />
      <button
        type="button"
        className="button button--link payment-later"
        onClick={() => leave('ABANDONED')}
      >
        {words.text('page.payment.leave')}
      </button>
    </div>
  );
}

const focus = (shown: HTMLElement | null) => shown?.focus();

/** So often at most does the frame's own going on have the server asked at once. */
const MOST_LOADS = 20;

const REFUSED = 'page.payment.failed';
const FOREIGN = 'page.payment.foreign';
