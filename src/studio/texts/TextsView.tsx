import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ViewProps } from '../editing/viewProps.ts';
import { issueSentence } from '../editing/told.ts';
import { wordsOf } from '../editing/questionList.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { languageName } from '../panels/languageName.ts';
import { Pick } from '../kernel/Pick.tsx';
import { say } from '../kernel/words.ts';
import { sentencesIn, withSentence } from './sentencesIn.ts';

/** What a document says, sentence by sentence, beside what it says in each other language; the missing ones first. */
export function TextsView({ editing, canEdit }: ViewProps) {
  const { documents } = editing;
  const [params, setParams] = useSearchParams();
  const [told, setTold] = useState('');
  const languages = Object.keys(documents).flatMap((key) =>
    key.startsWith('texts/') && key !== 'texts/es' ? [key.slice(6)] : [],
  );
  const keys = useMemo(
    () => Object.keys(documents).filter((key) => /^(form|screen|codes|navigation)\//.test(key)),
    [documents],
  );
  const wanted = params.get('documento') ?? '';
  const key = keys.includes(wanted) ? wanted : (keys[0] ?? '');
  const all = useMemo(() => sentencesIn(documents, key), [documents, key]);
  // In the order in which the page was opened: nothing moves away from under whoever types.
  const [order, setOrder] = useState<{ key: string; sentences: string[] }>();
  const isMissing = (sentence: string) =>
    languages.some((one) => valueOf(documents, `texts/${one}`)[sentence] === undefined);
  const sentences =
    order?.key === key
      ? [
          ...order.sentences.filter((one) => all.includes(one)),
          ...all.filter((one) => !order.sentences.includes(one)),
        ]
      : [...all.filter(isMissing), ...all.filter((one) => !isMissing(one))];
  if (order?.key !== key) setOrder({ key, sentences });
  return (
    <section aria-label={say('studio.view.texts')}>
      <div className="tools">
        <Pick
          label={say('studio.document')}
          value={key}
          onPick={(to) => {
            const next = new URLSearchParams(params);
            next.set('documento', to);
            setParams(next);
          }}
          options={keys.map((each) => [
            each,
            `${wordsOf(valueOf(documents, each).title) ?? each} (${each})`,
          ])}
        />
      </div>
      <p role="status" className="muted">
        {told || say('studio.texts.missing', { count: all.filter(isMissing).length })}
      </p>
      <div className="scroll" tabIndex={0} role="group" aria-label={say('studio.view.texts')}>
        <table className="texts">
          <thead>
            <tr>
              <th scope="col">{languageName('es')}</th>
              {languages.map((each) => (
                <th key={each} scope="col">
                  {languageName(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sentences.map((sentence) => (
              <tr key={sentence}>
                <th scope="row">{sentence}</th>
                {languages.map((each) => (
                  <td key={each}>
                    <Said
                      label={say('studio.texts.of', { sentence, language: languageName(each) })}
                      text={String(valueOf(documents, `texts/${each}`)[sentence] ?? '')}
                      isClosed={!canEdit}
                      onSay={(text) => {
                        const [issue] = editing.apply((now) =>
                          withSentence(now, each, sentence, text),
                        );
                        setTold(issue ? issueSentence(issue) : '');
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface SaidProps {
  label: string;
  text: string;
  isClosed: boolean;
  onSay(text: string): void;
}

/** One sentence in one language; said when whoever types leaves it. */
function Said({ label, text, isClosed, onSay }: SaidProps) {
  return (
    <textarea
      key={text}
      className="input texts__field"
      aria-label={label}
      rows={Math.max(1, Math.ceil(text.length / 40))}
      defaultValue={text}
      readOnly={isClosed}
      onBlur={({ currentTarget: { value } }) => value !== text && onSay(value.trim())}
    />
  );
}
