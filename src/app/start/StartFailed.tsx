import type { Problem } from '#/contract/call.ts';
import { Phone } from '../layout/Phone.tsx';
import { ProblemPage } from '../problem/ProblemPage.tsx';
import { unreachable } from '../kernel/sentences.ts';

/**
 * Before a tenant is known there are no texts but the built-in ones: an unknown host, or no server. `phone` is that
 * of the tenant, where the browser knows it.
 */
export function StartFailed({ failure, phone }: { failure: unknown; phone?: string }) {
  const problem = failure as Partial<Problem>;
  const isUnknownHost = problem.status === 404;
  document.title = isUnknownHost ? unreachable.hostTitle : unreachable.title;
  return (
    <main id="content">
      <ProblemPage
        title={isUnknownHost ? unreachable.hostTitle : unreachable.title}
        text={isUnknownHost ? unreachable.hostText : unreachable.text}
        detail={[
          isUnknownHost && problem.message,
          problem.requestId && `${unreachable.reference} ${problem.requestId}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <button type="button" className="button" onClick={() => location.reload()}>
          {unreachable.retry}
        </button>
        {phone && !isUnknownHost && <Phone number={phone} />}
      </ProblemPage>
    </main>
  );
}
