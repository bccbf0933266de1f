import { formatInstant } from '#/domain/dates/format.ts';
import type { Localization } from '#/language/presentation/format.ts';

interface DraftNoticeProps {
  /** When the draft was last kept, an instant. */
  at: string;
  words: Localization;
  onRestart(): void;
}

/** Says that the answers on the page are a draft of an earlier visit, and how to begin anew. */
export function DraftNotice({ at, words, onRestart }: DraftNoticeProps) {
  return (
    <div className="notice draft-notice">
      <p className="notice-words">
        {words.text('Tiene un borrador del {date}. Puede seguir donde lo dejó.', {
          date: formatInstant(at, words.zone),
        })}
      </p>
      <button type="button" className="button button--link" onClick={onRestart}>
        {words.text('Empezar de nuevo')}
      </button>
    </div>
  );
}
