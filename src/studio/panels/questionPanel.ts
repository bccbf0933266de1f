import type { FormDocument, FormRule } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { readQuestion } from '#/language/lenses/question.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { widgets } from '#/language/widgets/index.ts';
import type { Schema } from '#/language/notation/grammar.ts';
import { questionList, wordsOf } from '../editing/questionList.ts';
import { choice, line, lines, panel, tick, type Asked } from '../kernel/panel.ts';
import { conditionRows } from './conditionRows.ts';
import { limitsAsked } from './limitsAsked.ts';
import { readCard } from './questionCard.ts';
import { subjectsOf } from './subjects.ts';
import { tables } from './tables.ts';

/** How much of a question its panel shows. */
export type Depth = 'essential' | 'more' | 'all';

export const depths: readonly Depth[] = ['essential', 'more', 'all'];

/** The form in which a question is edited, as an ordinary form of our language. */
export function questionPanel(
  documents: Documents,
  id: QuestionId,
  depth: Depth,
  card: Answers = readCard(documents, id),
): FormDocument {
  const questions = {
    ...words,
    ...(depth !== 'all' && {
      ...limitsAsked(documents, id, readQuestion(documents, id), depth),
      ...answering(documents, id, card),
    }),
    ...(depth !== 'essential' && more(documents, id)),
    ...(depth === 'all' && tables(id)),
  };
  return panel('question', 'studio.apply', questions, depth === 'all' ? {} : sentence);
}

const words: Record<string, Asked> = {
  title: line('studio.question.title', { required: true }),
  hint: line('studio.question.hint', { hint: 'studio.question.hint_help' }),
  required: tick('studio.question.required', { text: 'studio.question.required_text' }),
};

/** What may be answered and when it is asked, as long as that can be said in a sentence. */
const answering = (documents: Documents, id: QuestionId, card: Answers): Record<string, Asked> => ({
  ...(card.choices !== undefined && {
    choices: lines('studio.question.choices', {
      required: true,
      hint: 'studio.question.choices_help',
    }),
  }),
  when: choice(
    'studio.question.when',
    [
      { value: 'always', label: 'studio.when.always' },
      { value: 'all', label: 'studio.when.all' },
      { value: 'any', label: 'studio.when.any' },
      ...(card.when === 'other' ? [{ value: 'other', label: 'studio.when.other' }] : []),
    ],
    { widget: 'radio', required: true },
  ),
  tests: conditionRows(subjectsOf(documents, id)),
});

const sentence: Record<string, FormRule> = {
  sentence: { when: { at: '/answers/when', in: ['all', 'any'] }, show: { tests: true } },
};

function more(documents: Documents, id: QuestionId): Record<string, Asked> {
  const { type, items } = kindIn(documents, id);
  const fits = Object.entries<Schema>(widgets).filter(([, { draws = [] }]) =>
    draws.includes((items ?? type) as never),
  );
  const lists = Object.keys(documents).flatMap((key) =>
    key.startsWith('codes/')
      ? [{ value: key.slice(6), label: wordsOf(valueOf(documents, key).title) ?? key.slice(6) }]
      : [],
  );
  return {
    placeholder: line('studio.question.placeholder', {}, 80),
    width: choice(
      'studio.question.width',
      [
        { value: 'full', label: 'studio.width.full' },
        { value: 'twoThirds', label: 'studio.width.two_thirds' },
        { value: 'half', label: 'studio.width.half' },
        { value: 'third', label: 'studio.width.third' },
        { value: 'short', label: 'studio.width.short' },
      ],
      { width: 'half' },
    ),
    widget: choice(
      'studio.question.widget',
      fits.map(([value, { title }]) => ({ value, label: title ?? value })),
    ),
    ...(takesCodes(documents, id) && { codes: choice('studio.question.codes', lists) }),
    ...(id.column === undefined &&
      id.in.startsWith('form/') && {
        step: choice(
          'studio.question.step',
          questionList(documents, id.in).map(({ step, title }) => ({ value: step, label: title })),
          { required: true },
        ),
      }),
  };
}

function kindIn(documents: Documents, id: QuestionId): { type: unknown; items?: string } {
  const { type, itemType } = readQuestion(documents, id);
  if (type !== 'array') return { type };
  return { type, items: itemType === undefined ? 'rows' : 'list' };
}

const takesCodes = (documents: Documents, id: QuestionId) => {
  const { codes, values, itemValues, type } = readQuestion(documents, id);
  return codes !== undefined || (type === 'string' && !values && !itemValues);
};
