import type { Problem } from '#/contract/call.ts';
import { ProblemPage } from '../problem/ProblemPage.tsx';
import { unreachable } from '../kernel/sentences.ts';

/** Before a tenant is known there are no texts but the built-in ones: an unknown host, or no server. */
export function StartFailed({ failure }: { failure: unknown }) {
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
      </ProblemPage>
    </main>
  );
}
