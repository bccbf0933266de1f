import type { Localization } from '#/language/presentation/format.ts';
import type { Source } from '../ports/source.ts';

/** A block whose call failed: what happened, how to try again, and the number to quote when asking for help. */
export function BlockProblem({ source, words }: { source: Source; words: Localization }) {
  const { problem, retry, refreshing } = source;
  return (
    <div className="card block-problem" role="alert">
      <p>{words.text(problem?.status ? FAILED : UNREACHED)}</p>
      <button
        type="button"
        className="button button--quiet"
        onClick={retry}
        aria-disabled={refreshing || undefined}
      >
        {words.text(refreshing ? 'Reintentando…' : 'Reintentar')}
      </button>
      {problem?.requestId && (
        <p className="block-reference">
          {words.text('Referencia: {id}', { id: problem.requestId })}
        </p>
      )}
    </div>
  );
}

const FAILED = 'No hemos podido cargar esta información.';
const UNREACHED = 'No hemos podido conectar con el servidor. Compruebe su conexión.';
