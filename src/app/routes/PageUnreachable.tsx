import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import type { Problem } from '#/contract/call.ts';
import { ProblemPage } from '../problem/ProblemPage.tsx';
import { Phone } from '../layout/Phone.tsx';
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
        title={texts.text(problem ? 'page.down.title' : 'page.broken.title')}
        text={texts.text(problem ? 'page.down.text' : 'page.broken.text')}
        detail={problem?.requestId && texts.text('page.reference', { id: problem.requestId })}
      >
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts.text('page.retry')}
        </button>
        {configuration.support && <Phone number={configuration.support.phone} />}
      </ProblemPage>
    </main>
  );
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'status' in error && 'errors' in error;
}
