import { useRouteError } from 'react-router-dom';
import type { Problem } from '#/contract/call.ts';
import { say } from '../kernel/words.ts';

/** What stands in the place of a page that cannot be drawn. */
export function StoppedPage({ failure }: { failure: unknown }) {
  const { message, requestId } = failure as Partial<Problem>;
  return (
    <main id="content" className="narrow">
      <h1>{say('studio.stopped.title')}</h1>
      <p>{say('studio.stopped.text')}</p>
      {message && (
        <p className="muted">
          {message} {requestId}
        </p>
      )}
      <button type="button" className="button" onClick={() => location.reload()}>
        {say('studio.retry')}
      </button>
    </main>
  );
}

/** The same of an error of a page, or of one that is given. */
export function Stopped({ failure }: { failure?: unknown }) {
  return failure === undefined ? <StoppedRoute /> : <StoppedPage failure={failure} />;
}

function StoppedRoute() {
  return <StoppedPage failure={useRouteError()} />;
}
