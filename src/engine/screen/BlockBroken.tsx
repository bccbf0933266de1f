import type { Localization } from '#/language/presentation/format.ts';
import type { Source } from '../ports/source.ts';

/** Instead of a block that cannot be drawn: what it was given is not what it was promised. */
export function BlockBroken({
  source,
  words,
}: {
  source: Source | undefined;
  words: Localization;
}) {
  return (
    <div className="notice notice--danger">
      <p>{words.text('page.block.broken')}</p>
      {source && (
        <button type="button" className="button button--quiet button--small" onClick={source.retry}>
          {words.text('page.retry')}
        </button>
      )}
    </div>
  );
}
