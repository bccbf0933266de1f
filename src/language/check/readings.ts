import type { FormDocument, FormRule } from '../documents/form.ts';
import { readBeside } from '../keywords/neighbours.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import { questions } from '../grammar/questions.ts';
import type { Level } from './levels.ts';

/** What a part of a form reads, where that is said, and which properties hang on it. */
export interface Reading {
  from: string;
  pointer: string;
  names: readonly string[];
}

/** Everything by which a level of a form decides what it asks, requires and limits: conditions, limits, rules of properties. */
export const readingsOf = (level: Level, form: FormDocument): Reading[] => [
  ...Object.entries(level.rules).flatMap(([id, rule]) => inRule(rule, level.at.rules + step(id))),
  ...(level.root === 'answers' ? [...inSteps(form), ...inOffers(form)] : []),
  ...inProperties(level),
];

/** Every pointer that a value reads, and where: `at` of conditions, `from` of bindings. */
export function pointersIn(value: unknown, at: string): { from: string; pointer: string }[] {
  if (Array.isArray(value))
    return value.flatMap((inner, index) => pointersIn(inner, `${at}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && (key === 'at' || key === 'from')
      ? [{ from: inner, pointer: at + step(key) }]
      : pointersIn(inner, at + step(key)),
  );
}

function inRule({ when, show, require, limit = {} }: FormRule, at: string): Reading[] {
  const names = [show, require, limit].flatMap((said) => Object.keys(said ?? {}));
  return [
    ...pointersIn(when, `${at}/when`).map((read) => ({ ...read, names })),
    ...Object.entries(limit).flatMap(([name, limits]) =>
      pointersIn(limits, `${at}/limit${step(name)}`).map((read) => ({ ...read, names: [name] })),
    ),
  ];
}

const inSteps = ({ steps }: FormDocument): Reading[] =>
  Object.entries(steps).flatMap(([id, { when, fields }]) =>
    pointersIn(when, `/steps${step(id)}/when`).map((read) => ({
      ...read,
      names: Object.keys(fields),
    })),
  );

/** What questions offer, and what keeps it from being chosen; `/row` is what is offered. */
const inOffers = ({ fields }: FormDocument): Reading[] =>
  Object.entries(fields).flatMap(([name, { choices, unavailable }]) => {
    const at = `/fields${step(name)}`;
    const list = choices ? [{ from: choices.rows, pointer: `${at}/choices/rows` }] : [];
    return [
      ...list,
      ...pointersIn(choices, `${at}/choices`),
      ...pointersIn(unavailable, `${at}/unavailable`),
    ]
      .filter(({ from }) => !from.startsWith('/row/'))
      .map((read) => ({ ...read, names: [name] }));
  });

/** Options of a property's rules, their neighbours among them. */
const inProperties = ({ root, properties, at }: Level): Reading[] =>
  Object.entries(properties).flatMap(([name, property]) =>
    Object.entries(property)
      .filter(([keyword]) => keyword !== 'items' && keyword !== 'title')
      .flatMap(([keyword, option]) => {
        const pointer = at.properties + step(name) + step(keyword);
        const beside = neighboursOf(keyword, option).map((other) => ({
          from: `/${root}${step(other)}`,
          pointer,
        }));
        return [...pointersIn(option, pointer), ...beside].map((read) => ({
          ...read,
          names: [name],
        }));
      }),
  );

function neighboursOf(keyword: string, option: unknown): string[] {
  const read = Object.hasOwn(questions, keyword)
    ? Object.values(isObject(option) ? option : {})
    : readBeside(keyword, option);
  return read.filter((one) => typeof one === 'string');
}
