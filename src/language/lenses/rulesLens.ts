import type { Answers } from '../expressions/scope.ts';
import { objectAt, own, toObject, withEntry, type Json } from './json.ts';
import { lens, type Lens } from './lens.ts';
import { tellLiteral, toLiteral } from './literal.ts';
import { inOrder, rowsOf } from './rows.ts';
import { tellCondition, toCondition, type Sentence } from './sentence.ts';

/**
 * The rules about one question, over the table of rules: `rules` says of each whether it shows, requires or limits it,
 * `tests` when it holds, `ruleLimits` what it then is held to. A rule that speaks of others too says so in `shared`, and
 * its condition is theirs as well.
 */
export const rulesLens = (name: string): Lens =>
  lens(
    ['rules', 'tests', 'ruleLimits'],
    (rules) => {
      const told = about(name, rules).map(([rule, one]) => tell(name, rule, one));
      return {
        rules: told.map(({ row }) => row),
        tests: told.flatMap(({ tests }) => tests),
        ruleLimits: told.flatMap(({ limits }) => limits),
      };
    },
    (rules, answers) => {
      const isLimited = (rule: unknown) =>
        rowsOf(answers, 'ruleLimits').some((one) => one.rule === rule);
      // A rule that says nothing about it is none of its rules.
      const rows = rowsOf(answers, 'rules').filter(
        (row) => row.shows === true || row.requires === true || isLimited(row.rule),
      );
      const wanted = new Set(rows.map(({ rule }) => String(rule)));
      const left = about(name, rules)
        .filter(([rule]) => !wanted.has(rule))
        .reduce((so, [rule, one]) => withEntry(so, rule, withoutName(name, one)), rules);
      return rows.reduce((so: Json, row) => {
        const rule = String(row.rule);
        const of = (list: string) => rowsOf(answers, list).filter((one) => one.rule === rule);
        return withEntry(
          so,
          rule,
          write(name, objectAt(so, rule), row, of('tests'), of('ruleLimits')),
        );
      }, left);
    },
  );

const parts = ['show', 'require', 'limit'] as const;

const about = (name: string, rules: Json) =>
  inOrder(rules).filter(([, rule]) =>
    parts.some((part) => Object.hasOwn(objectAt(rule, part), name)),
  );

function tell(name: string, rule: string, one: Json) {
  const { joined, condition, tests } = tellCondition(one.when);
  const limits = toObject(own(objectAt(one, 'limit'), name));
  return {
    row: {
      rule,
      ...(one.order !== undefined && { order: one.order }),
      ...(own(objectAt(one, 'show'), name) === true && { shows: true }),
      ...(own(objectAt(one, 'require'), name) === true && { requires: true }),
      joined,
      ...(condition !== undefined && { condition }),
    },
    tests: tests.map((test) => ({ rule, ...test })),
    limits: Object.entries(limits).map(([keyword, value]) => ({
      rule,
      keyword,
      value: tellLiteral(value),
    })),
  };
}

function write(
  name: string,
  before: Json,
  row: Answers,
  tests: readonly Answers[],
  limits: readonly Answers[],
): Json {
  const sentence = { joined: row.joined, condition: row.condition, tests } as Sentence;
  const ordered = withEntry(before, 'order', row.order);
  const when = withEntry(ordered, 'when', toCondition(sentence));
  const limited = Object.fromEntries(
    limits.map(({ keyword, value }) => [String(keyword), toLiteral(String(value))]),
  );
  const shown = withMember(when, 'show', name, row.shows === true ? true : undefined);
  const required = withMember(shown, 'require', name, row.requires === true ? true : undefined);
  return withMember(required, 'limit', name, limits.length > 0 ? limited : undefined);
}

/** A rule that no longer speaks of a question; nothing where it spoke of no other. */
export function withoutName(name: string, rule: Json): Json | undefined {
  const left = parts.reduce((so, part) => withMember(so, part, name, undefined), rule);
  return parts.some((part) => Object.keys(objectAt(left, part)).length > 0) ? left : undefined;
}

function withMember(rule: Json, part: string, name: string, value: unknown): Json {
  const table = withEntry(objectAt(rule, part), name, value);
  return withEntry(rule, part, Object.keys(table).length > 0 ? table : undefined);
}

/** Other questions of which each rule about this one speaks too, by the rule's name. */
export function sharedRules(name: string, rules: Json): Readonly<Record<string, string[]>> {
  return Object.fromEntries(
    about(name, rules).map(([rule, one]) => [
      rule,
      [...new Set(parts.flatMap((part) => Object.keys(objectAt(one, part))))].filter(
        (other) => other !== name,
      ),
    ]),
  );
}
