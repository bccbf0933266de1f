import { eachPointer } from '../expressions/eachPointer.ts';
import { objectAt, toObject, type Json } from '../lenses/json.ts';
import { segments } from '../values/pointer.ts';
import { plainly } from './plainly.ts';
import { questionTitle } from './questionTitle.ts';

/** What a rule of a form does. */
export type RuleKind = 'shows_if' | 'shows' | 'requires' | 'limits' | 'about';

/** A rule by the questions that it is about and those whose answers it goes by; one that names none by its own name. */
export function ruleTold(
  name: string,
  before: Json,
  after: Json,
): { kind: RuleKind; params: Readonly<Record<string, string>> } {
  const holder = Object.hasOwn(objectAt(after, 'rules'), name) ? after : before;
  const rule = objectAt(objectAt(holder, 'rules'), name);
  const quoted = (names: Iterable<string>) =>
    [...new Set(names)].map((each) => `«${questionTitle(each, before, after)}»`).join(', ');
  const parts = (['show', 'require', 'limit'] as const).filter((part) => part in rule);
  const questions = quoted(parts.flatMap((part) => Object.keys(objectAt(rule, part)))) || name;
  const read: string[] = [];
  eachPointer({ when: rule.when }, (pointer) => {
    const [root, question] = segments(pointer);
    if (root === 'answers' && question !== undefined) read.push(question);
  });
  const by = quoted(read);
  const [part] = parts;
  if (part === undefined || parts.length > 1 || by === '')
    return { kind: 'about', params: { questions } };
  if (part === 'require') return { kind: 'requires', params: { questions, by } };
  if (part === 'limit') return { kind: 'limits', params: { questions, by } };
  const value = valueNamed(toObject(rule.when), holder);
  return value === undefined
    ? { kind: 'shows', params: { questions, by } }
    : { kind: 'shows_if', params: { questions, by, value } };
}

/** The one answer that a condition asks for, in the words of its choice. */
function valueNamed(when: Json, form: Json): string | undefined {
  const [, question = '', ...inner] = segments(typeof when.at === 'string' ? when.at : '');
  const value = 'equals' in when ? when.equals : when.includes;
  if (inner.length > 0 || !['string', 'number'].includes(typeof value)) return undefined;
  const choices = objectAt(objectAt(objectAt(form, 'fields'), question), 'options');
  return plainly(objectAt(choices, String(value)).label) ?? plainly(value);
}
