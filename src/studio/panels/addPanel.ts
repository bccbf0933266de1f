import { addQuestion } from '#/language/edits/addQuestion.ts';
import { addStep } from '#/language/edits/steps.ts';
import { whyNotOwn } from '#/language/check/ownForms.ts';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt, toObject } from '#/language/lenses/json.ts';
import { propertyLens } from '#/language/lenses/propertyLens.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { refused, type Written } from '#/language/lenses/written.ts';
import { read } from '#/language/values/pointer.ts';
import { whyNotAlways, whyNotAsked } from '../editing/noMore.ts';
import { questionList, type ListedStep } from '../editing/questionList.ts';
import { choice, line, lines, panel, tick } from '../kernel/panel.ts';
import { say } from '../kernel/words.ts';
import { repeatedLine, withChoices } from './choiceLines.ts';
import { kinds, type Kind } from './kinds.ts';
import { nameFor } from './nameFor.ts';

const NEW = '+';
const table: Readonly<Record<string, Kind>> = kinds;
const choosing = Object.keys(table).filter((name) => table[name]!.chooses !== undefined);

/** The form that asks for a new question: its kind by its business name, its words, and where it goes. */
export function addPanel(documents: Documents, key: string): FormDocument {
  const steps = questionList(documents, key);
  const kept = Object.entries(table).filter(([, kind]) => whyNoKind(kind) !== undefined);
  const open = steps.filter(({ isLocked }) => !isLocked);
  return panel(
    'add',
    'studio.add.submit',
    {
      add_title: line('studio.question.title', { required: true }),
      add_kind: choice(
        'studio.add.kind',
        Object.entries(table)
          .filter(([, kind]) => whyNoKind(kind) === undefined)
          .map(([value, { label }]) => ({ value, label })),
        {
          required: true,
          ...(kept.length > 0 && { hint: notOffered(kept.map(([, kind]) => kind)) }),
        },
      ),
      add_choices: lines('studio.question.choices', {
        required: true,
        hint: 'studio.question.choices_help',
      }),
      ...(whyNotAlways(documents, key) === undefined && {
        add_required: tick('studio.question.required', { text: 'studio.question.required_text' }),
      }),
      add_step: choice(
        'studio.question.step',
        [
          ...open.map(({ step, title }) => ({ value: step, label: title })),
          { value: NEW, label: 'studio.add.new_step' },
        ],
        { required: true, ...(open.length < steps.length && { hint: 'studio.add.locked_steps' }) },
      ),
      add_page: line('studio.add.page_title', { required: true }),
      add_before: beforeWhich(steps),
    },
    {
      lines: { when: { at: '/answers/add_kind', in: choosing }, show: { add_choices: true } },
      page: {
        when: { at: '/answers/add_step', equals: NEW },
        show: { add_page: true, add_before: true },
      },
    },
  );
}

/** Before which page a new one stands: behind all that the law asks. */
export function beforeWhich(steps: readonly ListedStep[]) {
  const places = steps.filter(({ takesBefore }) => takesBefore);
  return choice(
    'studio.add.before',
    places.map(({ step, title }) => ({ value: step, label: title })),
    {
      prompt: 'studio.add.last',
      ...(places.length < steps.length && { hint: 'studio.add.law_first' }),
    },
  );
}

/** Why a kind of question is none that a form asks besides its own. */
const whyNoKind = ({ label, begins }: Kind): string | undefined =>
  whyNotOwn(propertyLens.write({}, { ...begins, title: say(label) }) as unknown as Property, {});

const notOffered = (some: readonly Kind[]): string =>
  say('studio.add.not_offered', {
    kinds: some.map(({ label }) => say(label)).join(', '),
    reason: whyNoKind(some[0]!),
  });

/** The documents with the question that the panel asks for, and its name. */
export function added(
  documents: Documents,
  key: string,
  answers: Answers,
): Written & { id: QuestionId } {
  const form = valueOf(documents, key);
  const names = new Set(Object.keys(toObject(read(form, '/data/properties'))));
  const id = { in: key, name: nameFor(String(answers.add_title), names) };
  const choice = repeatedLine(String(answers.add_choices ?? ''));
  if (choice !== undefined)
    return { ...refused(documents, 'choice_repeated', key, '', { choice }), id };
  const paged = placed(documents, key, answers);
  if (paged.issues.length > 0) return { ...paged, documents, id };
  const written = addQuestion(paged.documents, id, asked(form, answers), { step: paged.step });
  const message = written.issues.length > 0 ? undefined : whyNotAsked(written.documents, id);
  if (message !== undefined)
    return { ...refused(documents, 'kept', key, '', { message, field: 'add_title' }), id };
  return { ...written, documents: written.issues.length > 0 ? documents : written.documents, id };
}

function placed(documents: Documents, key: string, answers: Answers) {
  const { add_step, add_page, add_before } = answers;
  if (add_step !== NEW) return { documents, issues: [], step: String(add_step) };
  const steps = objectAt(valueOf(documents, key), 'steps');
  const step = nameFor(String(add_page), new Set(Object.keys(steps))).toLowerCase();
  const before = add_before === undefined ? undefined : String(add_before);
  return { ...addStep(documents, key, step, String(add_page), before), step };
}

function asked(form: Readonly<Record<string, unknown>>, answers: Answers): Answers {
  const { begins, chooses } = table[String(answers.add_kind)]!;
  const plain: Answers = {
    ...begins,
    title: answers.add_title,
    ...(answers.add_required === true && { required: true }),
    // What the call knows nothing of is the tenant's own.
    ...(form.submit !== undefined && { own: true }),
  };
  if (!chooses) return plain;
  const none = chooses === 'several' ? { itemValues: [] } : { values: [] };
  return withChoices({ ...plain, ...none }, String(answers.add_choices));
}
