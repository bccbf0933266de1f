import { useEffect, useEffectEvent, useState } from 'react';
import type { Schema } from '#/contract/schema.ts';
import { usePorts } from '../ports/ports.tsx';
import { pollDelay } from './pollDelay.ts';

type Payment = Schema<'Payment'>;

interface Watch {
  /** It was asked often enough: nobody asks any more unless told to. */
  hasStopped: boolean;
  /** Asks at once, and then again from the shortest wait on. */
  askNow(): void;
}

/**
 * Asks the server what became of a payment until it knows, ever more seldom, then tells it once. An answer that is lost is
 * asked for again like one that does not know yet. Whoever comes back to the page has it asked at once.
 */
export function usePaymentWatch(
  uuid: string | undefined,
  onDecided: (payment: Payment) => void,
): Watch {
  const { call } = usePorts();
  const [hasStopped, setStopped] = useState(false);
  const [round, setRound] = useState(0);
  const ask = useEffectEvent((id: string) => call('getPayment', { path: { id } }));
  const decided = useEffectEvent(onDecided);
  const askNow = () => {
    setStopped(false);
    setRound((before) => before + 1);
  };
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible') askNow();
  });
  useEffect(() => {
    if (uuid === undefined) return undefined;
    let asked = 0;
    let hasEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async () => {
      const { data } = await ask(uuid);
      if (hasEnded) return;
      const payment = data?.data.payment;
      if (payment && payment.status !== 'PENDING') return decided(payment);
      const delay = pollDelay(asked++);
      if (delay === undefined) return setStopped(true);
      timer = setTimeout(() => void turn(), delay);
    };
    void turn();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [uuid, round]);
  return { hasStopped, askNow };
}
