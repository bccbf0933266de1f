import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import type { Problem } from '#/contract/call.ts';
import { ProblemPage } from '../problem/ProblemPage.tsx';
import { Phone } from '../layout/Phone.tsx';
import { sentences, unreachable } from '../kernel/sentences.ts';
import { useTenancy } from '../tenancy/tenancy.tsx';

/** The server cannot be reached, or something broke on the way to a page: says so, and tries again on request. */
export function PageUnreachable() {
  const { texts, configuration } = useTenancy();
  const error = useRouteError();
  const problem = isProblem(error) ? error : undefined;
  useEffect(() => {
    if (!isProblem(error)) reportError(error);
  }, [error]);
  return (
    <main id="content">
      <ProblemPage
        title={texts.text(problem ? unreachable.title : sentences.renderTitle)}
        text={texts.text(problem ? unreachable.text : sentences.renderText)}
        detail={problem?.requestId && texts.text(sentences.requestId, { id: problem.requestId })}
      >
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts.text(sentences.retry)}
        </button>
        {configuration.support && <Phone number={configuration.support.phone} />}
      </ProblemPage>
    </main>
  );
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'status' in error && 'errors' in error;
}
