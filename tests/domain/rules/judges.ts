import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hints, rules, type HintName, type RuleName } from '#/domain/rules/index.ts';
import type { RuleScope } from '#/domain/rules/rule.ts';
import sentences from '../../../schemas/texts/es.json' with { type: 'json' };

export interface Judgement {
  value: unknown;
  option?: unknown;
  parent?: RuleScope['parent'];
  facts?: Record<string, unknown>;
  /** Codes of the issues; none when it holds. */
  codes?: string[];
  params?: Record<string, unknown>;
  /** The sentence that a person reads. */
  says?: string;
}

/** One test for each row: what the rule says about a value. */
export function judges(name: RuleName | HintName, rows: Judgement[]): void {
  const rule = { ...rules, ...hints }[name];
  describe(name, () => {
    test.each(rows.map((row) => [titleOf(row), row] as const))('%s', (_, row) => {
      const found = rule(row.value, row.option ?? true, {
        parent: row.parent,
        root: { facts: row.facts },
      });
      expect(found.map((issue) => issue.code)).toEqual(row.codes ?? []);
      if (row.params) expect(found[0]?.params).toEqual(row.params);
      if (row.says) expect(sentence(found[0]!.code, found[0]!.params)).toBe(row.says);
    });
  });
}

function titleOf({ value, option, parent, codes }: Judgement): string {
  const shown = [value, option, parent].map((part) => inspect(part, { maxStringLength: 40 }));
  const beside = parent ? ` beside ${shown[2]}` : '';
  const given = option === undefined ? '' : ` given ${shown[1]}`;
  return `${codes ? 'refuses' : 'accepts'} ${shown[0]}${given}${beside}${codes ? ` as ${codes.join()}` : ''}`;
}

/** Rows of values that hold. */
export const holds = (...values: unknown[]): Judgement[] => values.map((value) => ({ value }));

/** Rows of values that break the rule with one code. */
export const breaks = (code: string, ...values: unknown[]): Judgement[] =>
  values.map((value) => ({ value, codes: [code] }));

/** The Spanish sentence of an issue with its places filled. */
export function sentence(code: string, params: Record<string, unknown> = {}): string {
  const text = (sentences as Record<string, string>)[code] ?? `no sentence for ${code}`;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
