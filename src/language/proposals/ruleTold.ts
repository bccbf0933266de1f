import { valueOf, type Documents } from '../lenses/documents.ts';
import { objectAt, toObject, type Json } from '../lenses/json.ts';
import { read, step } from '../values/pointer.ts';
import { conditionTold } from './conditionTold.ts';
import { listed, quoted, type Said } from './phrase.ts';
import { plainly } from './plainly.ts';
import { questionTold } from './toldApart.ts';

/** What a rule of a form does. */
export type RuleKind = 'shows' | 'requires' | 'limits' | 'about';

const kinds = { show: 'shows', require: 'requires', limit: 'limits' } as const;

/**
 * A rule by the questions that it is about and by when it holds; one that names none by its own name.
 * @param lists documents whose code lists have the words of what is chosen
 */
export function ruleTold(
  name: string,
  before: Json,
  after: Json,
  lists: Documents = {},
): { kind: RuleKind; params: Readonly<Record<string, Said>> } {
  const holder = Object.hasOwn(objectAt(after, 'rules'), name) ? after : before;
  const rule = objectAt(objectAt(holder, 'rules'), name);
  const title = (question: string) => questionTold(question, before, after);
  const parts = (['show', 'require', 'limit'] as const).filter((part) => part in rule);
  const named = parts.flatMap((part) => Object.keys(objectAt(rule, part)));
  const [first, ...others] = [...new Set(named)].map((each) => quoted(title(each)));
  const questions = first === undefined ? name : others.reduce(listed, first);
  const condition = conditionTold(rule.when, {
    title,
    answer: (question, value) => answerTold(holder, lists, question, value),
  });
  const [part] = parts;
  const kind = part === undefined || parts.length > 1 ? 'about' : kinds[part];
  return { kind, params: { questions, condition } };
}

/** What a question is answered with, in the words of its choice or of the code list that it is taken from. */
function answerTold(form: Json, lists: Documents, question: string, value: unknown): Said {
  const field = objectAt(objectAt(form, 'fields'), question);
  const property = toObject(read(form, `/data/properties${step(question)}`));
  if (typeof value === 'boolean') return { words: value ? 'change.yes' : 'change.no' };
  if (field.widget === 'yesno' && Array.isArray(property.enum) && property.enum.includes(value))
    return { words: property.enum.indexOf(value) === 0 ? 'change.yes' : 'change.no' };
  const chosen = objectAt(objectAt(field, 'options'), String(value));
  const items = typeof field.codes === 'string' ? itemsOf(lists, field.codes) : {};
  return (
    plainly(chosen.label) ??
    plainly(objectAt(items, String(value)).label) ??
    plainly(value) ??
    JSON.stringify(value ?? null)
  );
}

const itemsOf = (lists: Documents, list: string): Json =>
  objectAt(valueOf(lists, `codes/${list}`), 'items');
