import { useMemo, useState } from 'react';
import { sentencesOf } from '#/language/lenses/texts.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Saving } from '../editing/useSaving.ts';
import { documentName } from '../editing/documentName.ts';
import { choice, lines, panel } from '../kernel/panel.ts';
import { Panel } from '../kernel/Panel.tsx';
import { useStudio } from '../kernel/studio.tsx';
import { say } from '../kernel/words.ts';

interface ProposeWordsProps {
  saving: Saving;
  documents: Documents;
  id: QuestionId;
}

/**
 * Other words for a question that the law holds as a whole: nothing of it changes here, and what is proposed stands in
 * the proposal's thread with the original beside it, for whoever reviews it and whoever keeps the shared documents.
 */
export function ProposeWords({ saving, documents, id }: ProposeWordsProps) {
  const { client } = useStudio();
  const [isSent, setSent] = useState(false);
  const { document, initial } = useMemo(() => {
    const sentences = sentencesOf(documents, id);
    // Where there is one there is nothing to choose.
    return {
      document: asked(sentences),
      initial: sentences.length === 1 ? { words_of: sentences[0]! } : undefined,
    };
  }, [documents, id]);
  return (
    <details className="more">
      <summary>{say('studio.words')}</summary>
      <p className="muted">{say('studio.words.help')}</p>
      <Panel
        document={document}
        initial={initial}
        onSubmit={async ({ words_of, words_new }) => {
          const text = say('studio.words.comment', {
            document: documentName(documents, id.in),
            was: String(words_of),
            is: String(words_new),
          });
          const { data, problem } = await client.call('addStudioComment', {
            path: { id: saving.proposal.uuid },
            body: { text, path: id.in, pointer: siteOf(id).property },
          });
          if (problem) return problem;
          saving.learn(data.data.proposal);
          setSent(true);
          return undefined;
        }}
      />
      <p role="status" className="muted">
        {isSent && say('studio.words.sent')}
      </p>
    </details>
  );
}

const asked = (sentences: readonly string[]) =>
  panel('words', 'studio.words.submit', {
    words_of: choice(
      'studio.words.of',
      sentences.map((value) => ({ value, label: value })),
      { required: true, widget: 'radio' },
    ),
    words_new: lines('studio.words.new', { required: true }, 500),
  });
