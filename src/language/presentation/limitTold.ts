import type { Issue } from '#/domain/kernel/issue.ts';
import { widgetOf, type Asked } from '../widgets/asked.ts';

/** Standard limits, and the rules whose sentence speaks of euro, with the sentence that speaks of none. */
const limits: Readonly<Record<string, { as: string; param: string }>> = {
  minimum: { as: 'minimum', param: 'limit' },
  maximum: { as: 'maximum', param: 'limit' },
  exclusiveMinimum: { as: 'exclusiveMinimum', param: 'limit' },
  exclusiveMaximum: { as: 'exclusiveMaximum', param: 'limit' },
  min_value: { as: 'minimum', param: 'min' },
  max_value: { as: 'maximum', param: 'max' },
};

/** Widgets of numbers that are no amount of money. */
const withoutMoney: ReadonlySet<string> = new Set([
  'decimal',
  'integer',
  'participations',
  'percentage',
]);

/**
 * A limit on a number that is no amount of money, said as the question itself shows its numbers: "100 %" and
 * "12,5", never "100,00€" or "12.5". Everything else stays as it is. Browser and server say it alike.
 * @param tell a number as an answer to the question is told
 * @source specification §5 (min_value, max_value: the sentence ends in €)
 */
export function limitTold(
  issue: Issue,
  asked: Asked | undefined,
  tell: (value: unknown) => string,
): Issue {
  const limit = Object.hasOwn(limits, issue.code) ? limits[issue.code]! : undefined;
  const value = limit && issue.params?.[limit.param];
  if (!limit || value === undefined || !asked || !withoutMoney.has(widgetOf(asked))) return issue;
  return { ...issue, code: limit.as, params: { limit: tell(value) } };
}
