import type { Field, Limits, Property } from '../documents/form.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { keywords } from '../keywords/index.ts';
import { step } from '../values/pointer.ts';
import { isOfferedCode } from '../widgets/isOfferedCode.ts';
import { widgetOf } from '../widgets/asked.ts';
import type { Context } from './context.ts';
import type { Level } from './levels.ts';
import { valuesOf } from './options.ts';

/** Something that keeps a form from being sent until a question is answered. */
export interface Demand {
  name: string;
  pointer: string;
  /** Whoever answers has no choice of what: it is accepting. */
  isAcceptance: boolean;
}

/** What must be answered of a form, or of each row of it, always or in some case. */
export function demandsOf(level: Level, context: Context): Demand[] {
  const { properties, fields, rules, at } = level;
  const limits = (name: string) =>
    Object.entries(rules).flatMap(([rule, { limit }]) =>
      limit && Object.hasOwn(limit, name)
        ? [[`${at.rules}${step(rule)}/limit${step(name)}`, limit[name]!] as const]
        : [],
    );
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = fields[name] ?? {};
    const own = `${at.fields}${step(name)}`;
    const said = [
      ...speakingIn(property, `${at.properties}${step(name)}`),
      ...limits(name).flatMap(([pointer, limit]) => speakingIn(limit, pointer)),
    ];
    const asked = [
      ...(field.required === true ? [`${own}/required`] : []),
      ...Object.entries(rules)
        .filter(([, { require }]) => require && Object.hasOwn(require, name))
        .map(([rule]) => `${at.rules}${step(rule)}/require${step(name)}`),
    ];
    const isAcceptance = hasOneAnswer(property, field, context);
    const isTick = (pointer: string) => ACCEPTING.some((word) => pointer.endsWith(`/${word}`));
    const isAdded = property.own === true || property.local === true;
    const narrowed = asked.length > 0 && isAdded ? limits(name).flatMap(narrowings) : [];
    if (asked.length > 0 && isAdded && field.unavailable) narrowed.push(`${own}/unavailable`);
    return [
      ...said.map((pointer) => ({ name, pointer, isAcceptance: isTick(pointer) })),
      ...narrowed.map((pointer) => ({ name, pointer, isAcceptance: true })),
      ...asked.map((pointer) => ({ name, pointer, isAcceptance })),
    ];
  });
}

/** Rules that one answer alone fulfils. */
const ACCEPTING = ['truthyCheckbox', 'exact_phrase'];

/** Rules that speak of an empty field: a box to tick, a phrase to write, something to repeat. */
const speakingIn = (said: Limits | Property, pointer: string): string[] =>
  Object.entries(said)
    .filter(([word, option]) => keywords[word]?.judgesMissing && option !== false)
    .map(([word]) => `${pointer}${step(word)}`);

/** Limits that leave fewer answers to a question that must have one. */
const narrowings = ([pointer, limit]: readonly [string, Limits]): string[] =>
  ['among', 'minItems']
    .filter((word) => Object.hasOwn(limit, word))
    .map((word) => `${pointer}/${word}`);

/** Whether one answer alone is good: a box, one choice, all choices, or bounds that meet. */
function hasOneAnswer(property: Property, field: Field, { documents }: Context): boolean {
  if (property.type === 'boolean') return TICKED.has(widgetOf({ property, field }));
  const list = documents.get(`codes/${field.codes}`)?.value as CodesDocument | undefined;
  const values = list ? Object.keys(list.items) : valuesOf(property);
  const left = values.filter((value) =>
    isOfferedCode(String(value), field, list?.items ?? {}),
  ).length;
  if (values.length > 0) return left < 2 || Number(property['minItems'] ?? 0) >= left;
  return BOUNDS.some(
    ([least, most]) => property[least] !== undefined && property[least] === property[most],
  );
}

/** Widgets of a box, in which only its tick is an answer. */
const TICKED: ReadonlySet<string> = new Set(['checkbox', 'confirmation']);

const BOUNDS = [
  ['minimum', 'maximum'],
  ['min_value', 'max_value'],
] as const;
