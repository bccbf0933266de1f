import { useId, useState } from 'react';
import { say } from '../kernel/words.ts';
import { issueSentence } from '../editing/told.ts';
import { placesWrong, type Sentence } from './sentences.ts';

interface SaidProps {
  sentence: Sentence;
  label: string;
  text: string;
  isClosed: boolean;
  /** What the sentence said when this was written, while nobody has looked at it since. */
  was?: string;
  onSay(text: string): void;
  onConfirm(): void;
}

/** One sentence in one language; said when whoever types leaves it, unless a value in braces is lost. */
export function Said({ sentence, label, text, isClosed, was, onSay, onConfirm }: SaidProps) {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const id = useId();
  if (seen !== text) {
    setSeen(text);
    setTyped(text);
  }
  const wrong = placesWrong(sentence, typed.trim());
  const isWrong = wrong.length > 0;
  return (
    <>
      <textarea
        className="input texts__field"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong || was !== undefined ? id : undefined}
        rows={Math.max(1, Math.ceil(typed.length / 40))}
        value={typed}
        readOnly={isClosed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={() => !isWrong && typed.trim() !== text && onSay(typed.trim())}
      />
      <span id={id}>
        {isWrong && (
          <span className="texts__wrong" role="alert">
            {issueSentence({ code: 'places', path: '', params: { places: wrong } })}
          </span>
        )}
        {was !== undefined && (
          <>
            <span className="tag tag--review">{say('studio.texts.review')}</span>{' '}
            <span className="muted">{say('studio.texts.was', { was })}</span>
          </>
        )}
      </span>
      {was !== undefined && !isClosed && (
        <button
          type="button"
          className="button button--quiet button--small"
          aria-label={say('studio.texts.confirm_of', { label })}
          onClick={onConfirm}
        >
          {say('studio.texts.confirm')}
        </button>
      )}
    </>
  );
}
