import type { Problem } from '#/contract/call.ts';
import { Phone } from '../layout/Phone.tsx';
import { ProblemPage } from '../problem/ProblemPage.tsx';
import { builtInSpanish as said } from '../texts/builtInSpanish.ts';

/**
 * Before a tenant is known there are no texts but the built-in ones: an unknown host, or no server. `phone` is that
 * of the tenant, where the browser knows it.
 */
export function StartFailed({ failure, phone }: { failure: unknown; phone?: string }) {
  const problem = failure as Partial<Problem>;
  const isUnknownHost = problem.status === 404;
  const title = said[isUnknownHost ? 'page.down.host_title' : 'page.down.title'];
  document.title = title;
  return (
    <main id="content">
      <ProblemPage
        title={title}
        text={said[isUnknownHost ? 'page.down.host_text' : 'page.down.text']}
        detail={[
          isUnknownHost && problem.message,
          problem.requestId && `${said['page.down.reference']} ${problem.requestId}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <button type="button" className="button" onClick={() => location.reload()}>
          {said['page.retry']}
        </button>
        {phone && !isUnknownHost && <Phone number={phone} />}
      </ProblemPage>
    </main>
  );
}
