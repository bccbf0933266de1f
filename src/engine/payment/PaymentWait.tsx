import { useQueryClient } from '@tanstack/react-query';
import { resolve } from '#/language/expressions/binding.ts';
import { addressOf } from '../links/address.ts';
import { usePorts } from '../ports/ports.tsx';
import type { PaymentProps } from './paymentFrame.ts';
import { usePaymentWatch } from './usePaymentWatch.ts';
import { Waiting } from './Waiting.tsx';
import './paymentFrame.css';

/** Waits for what becomes of a payment that was begun; then everything on the page is asked for anew. */
export default function PaymentWait({ block, scope, words }: PaymentProps) {
  const { navigate } = usePorts();
  const queries = useQueryClient();
  const uuid = resolve(block.payment, scope);
  const watch = usePaymentWatch(typeof uuid === 'string' ? uuid : undefined, () => {
    void queries.invalidateQueries();
    navigate(addressOf(block.result, scope), { replace: true });
  });
  return (
    <div className="payment">
      <Waiting watch={watch} words={words} />
    </div>
  );
}
