import { languageName } from '../panels/languageName.ts';
import { say } from '../kernel/words.ts';
import { Said } from './Said.tsx';
import type { Sentence } from './sentences.ts';
import type { Review } from './useReview.ts';

interface SentenceTableProps {
  sentences: readonly Sentence[];
  languages: readonly string[];
  review: Review;
  /** Whether a sentence may be said otherwise in a language. */
  isOpen(language: string, sentence: Sentence): boolean;
  onSay(language: string, sentence: Sentence, text: string): void;
  onConfirm(language: string, sentence: Sentence): Promise<void>;
}

/** Sentences, each beside what it is in every language; what the server says by a code is Spanish words of the tenant's too. */
export function SentenceTable(props: SentenceTableProps) {
  const { sentences, languages, review, isOpen, onSay, onConfirm } = props;
  const cell = (language: string, sentence: Sentence, text: string) => (
    <Said
      sentence={sentence}
      label={say('studio.texts.of', {
        sentence: sentence.spanish,
        language: languageName(language),
      })}
      text={text}
      isClosed={!isOpen(language, sentence) || (sentence.lock !== undefined && language === 'es')}
      was={language === 'es' ? undefined : review.of(language, sentence.id)}
      onSay={(said) => onSay(language, sentence, said)}
      onConfirm={() => void onConfirm(language, sentence)}
    />
  );
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={say('studio.view.texts')}>
      <table className="texts">
        <thead>
          <tr>
            {['es', ...languages].map((each) => (
              <th key={each} scope="col">
                {languageName(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sentences.map((sentence) => (
            <tr key={sentence.id}>
              <th scope="row">
                {sentence.kind === 'words' ? (
                  cell('es', sentence, sentence.spanish)
                ) : (
                  <span>{sentence.spanish}</span>
                )}
                {sentence.lock && (
                  <span className="muted">
                    <span className="tag">{say('studio.locked')}</span> {sentence.lock}
                  </span>
                )}
              </th>
              {languages.map((each) => (
                <td key={each} data-language={languageName(each)}>
                  {cell(each, sentence, sentence.said[each] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
