import { usePorts } from '#/engine/ports/ports.tsx';
import { sentences } from '../kernel/sentences.ts';
import { useConsent } from './consent.tsx';
import './consentBanner.css';

/** The question about analytics: both answers equally at hand, nothing loaded before one is given. */
export function ConsentBanner() {
  const { text } = usePorts();
  const { asking, choose } = useConsent();
  if (!asking) return null;
  return (
    <section className="consent" aria-label={text(sentences.consentTitle)}>
      <p>{text(sentences.consent)}</p>
      <div className="consent__answers">
        <button type="button" className="button button--quiet" onClick={() => choose(false)}>
          {text(sentences.consentReject)}
        </button>
        <button type="button" className="button button--quiet" onClick={() => choose(true)}>
          {text(sentences.consentAccept)}
        </button>
      </div>
    </section>
  );
}
