import type { Problem } from '#/contract/call.ts';
import type { Localization } from '#/language/presentation/format.ts';
import type { Source } from '../ports/source.ts';

/**
 * A block whose call failed: what happened, how to try again, and the number to quote when asking for help. Where the
 * server has said no, its sentences stand, and nothing to try: it would say the same again.
 */
export function BlockProblem({ source, words }: { source: Source; words: Localization }) {
  const { problem, retry, refreshing } = source;
  const said = problem ? refusalOf(problem) : [];
  return (
    <div className="card block-problem" role="alert">
      {said.length > 0 ? (
        said.map((message) => <p key={message}>{message}</p>)
      ) : (
        <>
          <p>{words.text(problem?.status ? FAILED : UNREACHED)}</p>
          <button
            type="button"
            className="button button--quiet"
            onClick={retry}
            aria-disabled={refreshing || undefined}
          >
            {words.text(refreshing ? 'page.retrying' : 'page.retry')}
          </button>
        </>
      )}
      {problem?.requestId && (
        <p className="block-reference">{words.text('page.reference', { id: problem.requestId })}</p>
      )}
    </div>
  );
}

/** What the server says of a question that it will answer no better. */
function refusalOf({ status, errors, message }: Problem): string[] {
  if (!final.has(status)) return [];
  const said = errors.length > 0 ? errors.map((each) => each.message) : [message];
  return [...new Set(said.filter(Boolean))];
}

const final: ReadonlySet<number> = new Set([403, 404, 409, 422]);

const FAILED = 'page.block.unavailable';
const UNREACHED = 'page.offline';
