import { hasWords } from '#/language/wording/hasWords.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { readTexts, writeTexts, type Translation } from '#/language/lenses/texts.ts';
import type { Written } from '#/language/lenses/written.ts';
import { panel, type Asked } from '../kernel/panel.ts';
import { say } from '../kernel/words.ts';
import { languageName } from './languageName.ts';

/** What a question says in the other languages, the missing ones first. */
function translations(documents: Documents, id: QuestionId): Translation[] {
  const rows = readTexts(documents, id).filter(({ language }) => language !== 'es');
  return [...rows.filter(isMissing), ...rows.filter((row) => !isMissing(row))];
}

const isMissing = ({ text, sentence }: Translation) => !text && hasWords(sentence);

export interface TextsPanel {
  document: FormDocument;
  initial: Answers;
  missing: number;
  /** Translations that nobody has looked at since their sentence was put in other words. */
  review: number;
  /** What each question of the panel is about, under its name: the places change, these do not. */
  about: Readonly<Record<string, string>>;
}

/** The form in which a question is translated; nothing where nobody speaks anything else. */
export function textsPanel(
  documents: Documents,
  id: QuestionId,
  wasOf: (language: string, sentence: string) => string | undefined = () => undefined,
): TextsPanel | undefined {
  const rows = translations(documents, id);
  if (rows.length === 0) return undefined;
  const asked = rows.map((row, at): [string, Asked] => [
    `text_${at}`,
    {
      property: {
        type: 'string',
        title: say('studio.texts.in', { language: languageName(row.language) }),
        maxLength: 2000,
      },
      field: {
        widget: row.sentence.length > 80 ? 'textarea' : 'text',
        hint: hintOf(row.sentence, wasOf(row.language, row.sentence)),
      },
    },
  ]);
  return {
    document: panel('texts', 'studio.texts.apply', Object.fromEntries(asked)),
    initial: Object.fromEntries(rows.map(({ text }, at) => [`text_${at}`, text])),
    about: Object.fromEntries(
      rows.map(({ language, sentence }, at) => [`text_${at}`, `${language} ${sentence}`]),
    ),
    missing: rows.filter(isMissing).length,
    review: rows.filter(({ language, sentence }) => wasOf(language, sentence) !== undefined).length,
  };
}

/** What a translation is of, with what it was made of where nobody has looked since. */
const hintOf = (sentence: string, was: string | undefined): string =>
  was === undefined ? sentence : say('studio.texts.hint_review', { sentence, was });

/** The documents in which a question is translated as the panel says. */
export function translated(documents: Documents, id: QuestionId, answers: Answers): Written {
  const rows = translations(documents, id).map(({ language, sentence }, at) => {
    const text = answers[`text_${at}`];
    return { language, sentence, ...(typeof text === 'string' && { text }) };
  });
  return writeTexts(documents, id, rows);
}
