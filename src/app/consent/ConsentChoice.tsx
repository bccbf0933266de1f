import { usePorts } from '#/engine/ports/ports.tsx';
import { useConsent } from './consent.tsx';

/** The way back to the question about analytics, for who has answered it. */
export function ConsentChoice() {
  const { text } = usePorts();
  const { answer, reopen } = useConsent();
  if (answer === undefined) return null;
  return (
    <button type="button" className="button button--link" onClick={reopen}>
      {text('page.consent.change')}
    </button>
  );
}
