import { isDrawnBy, widgetOf, type Asked } from '../widgets/asked.ts';
import { displayed, type AnswerWords } from './displayed.ts';
import { isEmpty } from '../expressions/condition.ts';
import { readBlocks } from './readBlocks.ts';
import { effective, type Effective } from '../validation/effective.ts';
import { answersBefore } from '../validation/answersBefore.ts';
import { isUnchanged, onlyAsked, seenBefore } from '../validation/keptAnswers.ts';
import { sentence, type Localization } from './format.ts';
import { isOwnStep, OWN_STEP } from '../documents/ownStep.ts';
import type { Field, FormDocument, Property, Step } from '../documents/form.ts';
import { inOrder, planOf } from '../validation/plan.ts';
import type { Text } from '../expressions/binding.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { secretWidgets } from '../values/secretWidgets.ts';

/** One section of a form as it was on the page. */
export interface TranscriptSection {
  title: string;
  intro?: string;
  /** Its page was passed over: each question had this one possible answer. */
  passed?: true;
  lines: TranscriptLine[];
  /** What was to be read among the questions; absent where nothing was. */
  texts?: TranscriptText[];
}

/** A paragraph, a notice, facts or files among the questions of a section; a line each. */
export interface TranscriptText {
  /** How many of the section's lines stand above it. */
  after: number;
  title?: string;
  text: string;
}

/** One question as it was asked, and what was answered. */
export interface TranscriptLine {
  name: string;
  label: string;
  hint?: string;
  /** The sentence beside a box. */
  text?: string;
  /** A question of the tenant's own, which the call knows nothing of. */
  own?: true;
  /** Of whoever answered before: asked again and the same or another now, or not asked this time. */
  change?: 'KEPT' | 'CONFIRMED' | 'CHANGED';
  /** As it was sent; `null` is no answer. */
  value: unknown;
  /** As the person read it; '' is no answer. */
  displayed: string;
  /** Each row of a list of rows. */
  rows?: TranscriptLine[][];
}

/**
 * What a form asked of a person and what they answered, in the order of the page and in the words that
 * they read, with what else was to be read among the questions and on the review, and what had one possible answer. Hidden questions and secrets are no part of it;
 * neither are answers that are not sent, nor what only a call that decides nothing knows.
 */
export function transcriptOf(
  form: FormDocument,
  scope: Scope,
  words: AnswerWords,
): TranscriptSection[] {
  const now = effective(form, scope);
  const counted = { ...scope, answers: now.answers };
  const only = onlyAsked(form, counted);
  const steps = inOrder(placesOf(form, [...now.stepsShown, ...now.stepsPassed])).map((id) => {
    const step = form.steps[id]!;
    const { title, intro, fields } = step;
    const lines = linesOf(inOrder(fields), form.data.properties, form.fields, now, counted, words);
    return {
      title: sentence(title, counted, words),
      ...(intro !== undefined && { intro: sentence(intro, counted, words) }),
      ...(now.stepsPassed.includes(id) && { passed: true as const }),
      lines: lines
        .map((line) => withRows(form, line, now, counted, words))
        .map((line) => ({ ...line, ...changeOf(form, line, counted, only) })),
      ...textsAmong(lines, step, counted, words, isOwnStep(form, id)),
    };
  });
  return [...steps, ...reviewOf(form, counted, words)];
}

const placesOf = ({ steps }: FormDocument, ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id) => [id, steps[id]!.order]));

/** What else was to be read on the page of a step, each by its place among the questions. */
function textsAmong(
  lines: readonly TranscriptLine[],
  { fields, blocks = {} }: Pick<Step, 'fields' | 'blocks'>,
  scope: Scope,
  words: Localization,
  isOwn: boolean,
): Pick<TranscriptSection, 'texts'> {
  const above = isOwn ? [{ after: 0, text: words.text(OWN_STEP) }] : [];
  const read = readBlocks(blocks, scope, words).map(({ order, ...told }) => ({
    after: lines.filter(({ name }) => (fields[name] ?? 0) <= order).length,
    ...told,
  }));
  const texts = [...above, ...read];
  return texts.length > 0 ? { texts } : {};
}

/** What stood on the review page beside the answers, under its title; nothing where nothing did. */
function reviewOf(
  { review }: FormDocument,
  scope: Scope,
  words: Localization,
): TranscriptSection[] {
  const blocks = typeof review === 'object' ? review.blocks : {};
  const texts = readBlocks(blocks, scope, words).map(({ title, text }) => ({
    after: 0,
    ...(title !== undefined && { title }),
    text,
  }));
  return texts.length > 0 ? [{ title: words.text('page.review.title'), lines: [], texts }] : [];
}

/** What became of an answer that counted; nothing where none did, it was not asked for, or the form does not ask again. */
function changeOf(
  form: FormDocument,
  { name, value }: TranscriptLine,
  scope: Scope,
  only: ReadonlySet<string> | undefined,
): Pick<TranscriptLine, 'change'> {
  const { again, load } = form;
  const before = answersBefore(form, scope);
  if (!again || !load || !before) return {};
  if (name === again.same || !Object.hasOwn(load.answers, name)) return {};
  if (before.asked && !before.asked.has(name)) return {};
  if (!isUnchanged(value, before.answers[name])) return { change: 'CHANGED' };
  if (only && !only.has(name)) return { change: 'KEPT' };
  // Nobody confirms an answer that they have not given, to what they read for the first time.
  const seen = seenBefore(form, scope);
  return isEmpty(value) && seen && !seen.has(name) ? {} : { change: 'CONFIRMED' };
}

function linesOf(
  names: readonly string[],
  properties: Record<string, Property>,
  fields: Record<string, Field>,
  now: Effective,
  scope: Scope,
  words: AnswerWords,
): TranscriptLine[] {
  return names
    .filter((name) => now.shown.has(name))
    .flatMap((name) => {
      const property = properties[name]!;
      const field = (Object.hasOwn(fields, name) && fields[name]) || {};
      const asked: Asked = { property, field };
      if (property.local || secretWidgets.has(widgetOf(asked))) return [];
      const value = now.answers[name] ?? null;
      const said = (text: Text) => sentence(text, scope, words);
      const beside = besideBox(asked);
      return {
        name,
        label: said(property.title),
        ...(field.hint !== undefined && { hint: said(field.hint) }),
        ...(beside !== undefined && { text: said(beside) }),
        ...(property.own && { own: true as const }),
        value,
        displayed: displayed(asked, value, scope, words),
      };
    });
}

/** The sentence beside a box to tick, where it is not its title. */
const besideBox = (asked: Asked): Text | undefined =>
  isDrawnBy(asked, 'checkbox') || isDrawnBy(asked, 'confirmation') ? asked.field.text : undefined;

function withRows(
  form: FormDocument,
  line: TranscriptLine,
  now: Effective,
  scope: Scope,
  words: AnswerWords,
): TranscriptLine {
  const plan = planOf(form).rows.get(line.name);
  if (!plan) return line;
  const fields = form.fields[line.name]?.fields ?? {};
  const rows = (now.rows[line.name] ?? []).map((row) =>
    linesOf(plan.order, plan.properties as Record<string, Property>, fields, row, scope, words),
  );
  const displayed = rows.map((row) => row.map(({ displayed: told }) => told).join(' · '));
  return { ...line, value: line.value as Answers[] | null, displayed: displayed.join('\n'), rows };
}
