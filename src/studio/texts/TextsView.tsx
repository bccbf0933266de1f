import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOpen } from '../editing/edit.ts';
import { UnfinishedText } from '../editing/UnfinishedText.tsx';
import type { ViewProps } from '../editing/viewProps.ts';
import { issueSentence } from '../editing/told.ts';
import { documentName } from '../editing/documentName.ts';
import { type Documents } from '#/language/lenses/documents.ts';
import { Pick } from '../kernel/Pick.tsx';
import { SearchField } from '../kernel/SearchField.tsx';
import { say } from '../kernel/words.ts';
import { groups, type Group } from './groups.ts';
import { SentenceTable } from './SentenceTable.tsx';
import {
  languagesIn,
  matching,
  missingIn,
  sentencesIn,
  sentencesOf,
  withSentence,
} from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { useReview } from './useReview.ts';

/** Rows that are drawn at once: a page of papers has hundreds. */
const PAGE = 60;

/**
 * What a document says, or the server in notices, mails and papers, sentence by sentence beside what it is in each other
 * language; the missing ones first, then those that somebody has to look at again.
 */
export function TextsView({ editing, saving, canEdit }: ViewProps) {
  const { documents } = editing;
  const [params, setParams] = useSearchParams();
  const [told, setTold] = useState('');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const languages = useMemo(() => languagesIn(documents), [documents]);
  const review = useReview(saving, editing);
  const options = useMemo(() => placesToRead(documents), [documents]);
  const wanted = params.get('documento') ?? '';
  const key = options.some(([id]) => id === wanted) ? wanted : (options[0]?.[0] ?? '');
  const all = useMemo(() => sentencesAt(documents, key), [documents, key]);
  const isMissing = (one: Sentence) => missingIn(one, languages).length > 0;
  const isOld = ({ id }: Sentence) => languages.some((one) => review.of(one, id) !== undefined);
  const weight = (one: Sentence) => (isMissing(one) ? 0 : isOld(one) ? 1 : 2);
  // In the order in which the page was opened: nothing moves away from under whoever types.
  const [order, setOrder] = useState<{ key: string; ids: readonly string[] }>();
  const place = new Map(order?.key === key ? order.ids.map((id, at) => [id, at]) : []);
  const sentences = all.toSorted((a, b) =>
    order?.key === key
      ? (place.get(a.id) ?? all.length) - (place.get(b.id) ?? all.length)
      : weight(a) - weight(b),
  );
  if (order?.key !== key) setOrder({ key, ids: sentences.map(({ id }) => id) });
  const found = matching(sentences, search);
  const kind = key.startsWith(GROUP) ? 'words' : 'texts';
  const unfinished = ['es', ...languages].map((language) => `${kind}/${language}`);
  return (
    <section aria-label={say('studio.view.texts')}>
      <div className="tools">
        <Pick
          label={say('studio.texts.where')}
          value={key}
          onPick={(to) => {
            const next = new URLSearchParams(params);
            next.set('documento', to);
            setShown(PAGE);
            setParams(next);
          }}
          options={options}
        />
        <SearchField label={say('studio.texts.search')} value={search} onSearch={setSearch} />
      </div>
      <p role="status" className="muted">
        {told ||
          say('studio.texts.state', { count: all.filter(isMissing).length, review: review.count })}
      </p>
      {[key, ...unfinished].map((each) => (
        <UnfinishedText key={each} editing={editing} document={each} />
      ))}
      <SentenceTable
        sentences={found.slice(0, shown)}
        languages={languages}
        review={review}
        isOpen={(language, { kind }) => canEdit && isOpen(editing, `${kind}/${language}`)}
        onSay={(language, sentence, text) => {
          const [issue] = editing.apply((now) => withSentence(now, language, sentence, text));
          setTold(issue ? issueSentence(issue) : '');
        }}
        onConfirm={async (language, { id }) => {
          const problem = await review.confirm(language, id);
          setTold(problem ? say('studio.saving.failed', { reason: problem.message }) : '');
        }}
      />
      {found.length > shown && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => setShown(shown + PAGE)}
        >
          {say('studio.texts.more', { count: found.length - shown })}
        </button>
      )}
    </section>
  );
}

const GROUP = 'words:';

/** What can be read here: what the server says, and each document by its title. */
const placesToRead = (documents: Documents): (readonly [string, string])[] => [
  ...Object.keys(documents)
    .filter((key) => /^(form|screen|codes|navigation)\//.test(key))
    .map((key) => [key, documentName(documents, key)] as const),
  ...(Object.keys(groups) as Group[]).map(
    (group) => [`${GROUP}${group}`, say(groups[group])] as const,
  ),
];

const sentencesAt = (documents: Documents, key: string): Sentence[] =>
  key.startsWith(GROUP)
    ? sentencesIn(documents, key.slice(GROUP.length) as Group)
    : key === ''
      ? []
      : sentencesOf(documents, key);
