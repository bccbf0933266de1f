import { formatInstant } from '#/domain/dates/format.ts';
import type { Localization } from '#/language/presentation/format.ts';
import type { Draft } from '../ports/drafts.ts';

interface DraftNoticeProps {
  draft: Draft;
  words: Localization;
  onRestart(): void;
}

const OF_THIS = 'page.draft.of';
const OF_ANOTHER = 'page.draft.changed';

/** Says that the answers on the page are a draft of an earlier visit, and how to begin anew. */
export function DraftNotice({ draft: { at, version }, words, onRestart }: DraftNoticeProps) {
  return (
    <div className="notice draft-notice">
      <p className="notice-words">
        {words.text(version ? OF_ANOTHER : OF_THIS, { date: formatInstant(at, words.zone) })}
      </p>
      <button type="button" className="button button--link" onClick={onRestart}>
        {words.text('page.restart')}
      </button>
    </div>
  );
}
