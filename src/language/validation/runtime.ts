import type { Issue } from '#/domain/kernel/issue.ts';
import type { RuleScope } from '#/domain/rules/rule.ts';
import type { Validate } from './validateForm.ts';
import { keywords } from '../keywords/index.ts';
import type { Keyword } from '../keywords/keyword.ts';

/** What a compiled validator is handed: our rules, and the two helpers of Ajv that its code may call. */
export interface Runtime {
  keyword(name: string, value: unknown, option: unknown, parent: unknown, root: unknown): Issue[];
  /** Keywords that have something to say about an empty field. */
  judgesMissing(name: string): boolean;
  ucs2length(text: string): number;
  equal(left: unknown, right: unknown): boolean;
}

/** An error as Ajv writes it, without its messages. */
export interface ValidatorError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** What the text of a validator module exports as default. */
export type ValidatorFactory = (runtime: Runtime) => Validate;

/** The one runtime of the product; only tests make another. */
export const runtime: Runtime = createRuntime(keywords);

/** A runtime over a table of keywords. */
export function createRuntime(table: Readonly<Record<string, Keyword>>): Runtime {
  return {
    keyword(name, value, option, parent, root) {
      const keyword = table[name];
      if (!keyword) throw new Error(`no such keyword: ${name}`);
      if (value !== undefined && !isOf(keyword.type, value)) return [];
      const given = keyword.spanish && typeof value === 'string' ? value.replace('.', ',') : value;
      return keyword.rule(given, option, { parent, root } as RuleScope);
    },
    judgesMissing: (name) => Object.hasOwn(table, name) && table[name]!.judgesMissing === true,
    ucs2length,
    equal: (left, right) => left === right,
  };
}

const isOf = (types: readonly string[], value: unknown) =>
  types.includes(Array.isArray(value) ? 'array' : typeof value);

/** Length in code points, as JSON Schema counts. */
function ucs2length(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) at++;
    length++;
  }
  return length;
}
