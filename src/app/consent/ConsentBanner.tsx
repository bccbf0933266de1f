import { usePorts } from '#/engine/ports/ports.tsx';
import { useConsent } from './consent.tsx';
import './consentBanner.css';

/** The question about analytics: both answers equally at hand, nothing loaded before one is given. */
export function ConsentBanner() {
  const { text } = usePorts();
  const { asking, choose } = useConsent();
  if (!asking) return null;
  return (
    <section className="consent" aria-label={text('page.consent.title')}>
      <p>{text('page.consent.text')}</p>
      <div className="consent__answers">
        <button type="button" className="button button--quiet" onClick={() => choose(false)}>
          {text('page.consent.reject')}
        </button>
        <button type="button" className="button button--quiet" onClick={() => choose(true)}>
          {text('page.consent.accept')}
        </button>
      </div>
    </section>
  );
}
