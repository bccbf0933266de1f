import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney } from '#/domain/money/format.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt, toObject } from '#/language/lenses/json.ts';
import {
  givenLimits,
  measureOf,
  ownLimit,
  sides,
  withLimit,
  type Given,
  type Limited,
  type Measure,
  type Side,
} from '#/language/lenses/limits.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import { read, segments } from '#/language/values/pointer.ts';
import { wordsOf } from '../editing/questionList.ts';
import { known, say, type Code } from '../kernel/words.ts';
import type { Asked } from '../kernel/panel.ts';
import type { Depth } from './questionPanel.ts';

const titles: Readonly<Record<Measure, Readonly<Record<Side, Code>>>> = {
  amount: { least: 'studio.limit.least', most: 'studio.limit.most' },
  number: { least: 'studio.limit.least', most: 'studio.limit.most' },
  day: { least: 'studio.limit.first_day', most: 'studio.limit.last_day' },
  letters: { least: 'studio.limit.least_letters', most: 'studio.limit.most_letters' },
  entries: { least: 'studio.limit.least_entries', most: 'studio.limit.most_entries' },
};

/** How long an answer is is seldom asked about; how much it may be often is. */
const essential: readonly Measure[] = ['amount', 'number', 'day'];

/** What is known of a question's limits; nothing where it is of a kind that has none in words. */
function limited(documents: Documents, id: QuestionId, answers: Answers): Limited | undefined {
  const measure = measureOf(answers);
  if (!measure) return undefined;
  const { name, answer } = siteOf(id);
  const { property } = siteOf({ in: id.in, name: id.name });
  const { own } = toObject(read(valueOf(documents, id.in), property));
  return { answers, measure, name, answer, isOwn: own === true };
}

/** The limits of a question that are the tenant's own, as its panel asks for them. */
export function readLimits(documents: Documents, id: QuestionId, answers: Answers): Answers {
  const of = limited(documents, id, answers);
  if (!of) return {};
  return Object.fromEntries(
    sides.map((side) => {
      const limit = ownLimit(of, side);
      const isText = of.measure === 'amount' || of.measure === 'day';
      return [side, limit !== undefined && isText ? String(limit) : limit];
    }),
  );
}

/** What the lens is told for a question to have the limits that the panel says. */
export const writeLimits = (
  documents: Documents,
  id: QuestionId,
  answers: Answers,
  card: Answers,
): Answers =>
  sides
    .filter((side) => Object.hasOwn(card, side))
    .reduce((so, side) => {
      const of = limited(documents, id, so);
      return of ? withLimit(of, side, card[side]) : so;
    }, answers);

/** Questions about the limits of a question, each with what the product limits already. */
export function limitsAsked(
  documents: Documents,
  id: QuestionId,
  answers: Answers,
  depth: Depth,
): Record<string, Asked> {
  const of = limited(documents, id, answers);
  if (!of || (depth === 'essential' && !essential.includes(of.measure))) return {};
  const given = givenLimits(of);
  const told = ({ limit, isSometimes }: Given) => {
    const what = isText(limit) ? figure(of, limit) : whence(documents, id, limit.from);
    return isSometimes ? say('studio.limit.sometimes', { what }) : what;
  };
  return Object.fromEntries(
    sides.map((side): [string, Asked] => {
      const others = given.filter((one) => one.side === side).map(told);
      const hint = [
        ...(others.length > 0
          ? [say(ALREADY[of.measure === 'day' ? 'day' : 'size'][side], { what: list(others) })]
          : []),
        // Said once for both, which stand beside each other.
        ...(side === sides[0]
          ? [say(of.isOwn ? 'studio.limit.own_help' : 'studio.limit.added_help')]
          : []),
      ].join(' ');
      const { property, field } = figureAsked(of);
      return [
        side,
        {
          property: { ...property, title: titles[of.measure][side] },
          field: { ...field, ...(hint && { hint }), width: 'half' },
        },
      ];
    }),
  );
}

const ALREADY: Readonly<Record<'day' | 'size', Readonly<Record<Side, Code>>>> = {
  size: { least: 'studio.limit.given_least', most: 'studio.limit.given_most' },
  day: { least: 'studio.limit.given_first', most: 'studio.limit.given_last' },
};

const isText = (limit: Given['limit']): limit is string | number => typeof limit !== 'object';

const words = new Intl.ListFormat('es');
const list = (all: readonly string[]) => words.format(new Set(all));

/** Takes the same as the question that is limited. */
function figureAsked({ measure, answers }: Limited): Asked {
  const title = 'studio.limit.most';
  if (measure === 'day')
    return {
      property: { type: 'string', title, date: true, maxLength: 10 },
      field: { widget: 'date' },
    };
  if (measure === 'amount') {
    const widget = String(answers.widget);
    const rule =
      widget === 'money' ? { currency: true } : widget === 'participations' ? { amount: true } : {};
    return { property: { type: 'string', title, maxLength: 20, ...rule }, field: { widget } };
  }
  if (measure === 'number' && answers.type === 'number')
    return { property: { type: 'number', title }, field: { widget: 'decimal' } };
  const bounds = measure === 'number' ? {} : { minimum: 0, maximum: 100_000 };
  return { property: { type: 'integer', title, ...bounds }, field: { widget: 'integer' } };
}

function figure({ measure, answers }: Limited, limit: string | number): string {
  if (measure === 'day') return formatDate(limit);
  if (answers.widget === 'money') return formatMoney(limit);
  return new Intl.NumberFormat('es', { maximumFractionDigits: 6 }).format(Number(limit));
}

/** Where a limit is read, in words. */
function whence(documents: Documents, id: QuestionId, from: string): string {
  const form = valueOf(documents, id.in);
  const [root, name = ''] = segments(from);
  if (root === 'data') {
    const call = known(`studio.call.${String(objectAt(objectAt(form, 'calls'), name).call)}`);
    return call === undefined
      ? say('studio.limit.from_server')
      : say('studio.limit.from_call', { call });
  }
  if (root === 'answers' || root === 'row') {
    const { property } = siteOf(root === 'row' ? { ...id, column: name } : { in: id.in, name });
    const question = wordsOf(toObject(read(form, property)).title) ?? name;
    return say('studio.limit.from_answer', { question });
  }
  return from === '/facts/today' ? say('studio.limit.today') : say('studio.limit.from_other');
}
