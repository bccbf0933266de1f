import type { Issue } from '#/domain/kernel/issue.ts';
import type { FormContext } from '../fields/formContext.ts';
import type { FieldDescriptor } from '../templates/fieldDescriptor.ts';
import { formatAnswer } from './formatAnswer.ts';

/** Standard limits, and the rules whose sentence speaks of euro, with the sentence that speaks of none. */
const limits: Record<string, { as: string; param: string }> = {
  minimum: { as: 'minimum', param: 'limit' },
  maximum: { as: 'maximum', param: 'limit' },
  exclusiveMinimum: { as: 'exclusiveMinimum', param: 'limit' },
  exclusiveMaximum: { as: 'exclusiveMaximum', param: 'limit' },
  min_value: { as: 'minimum', param: 'min' },
  max_value: { as: 'maximum', param: 'max' },
};

/**
 * A limit on a number that is no amount of money, said as the field itself shows its numbers: "100 %" and
 * "12,5", never "100,00€" or "12.5". Everything else stays as it is.
 * @source specification §5 (min_value, max_value: the sentence ends in €)
 */
export function limitTold(
  issue: Issue,
  part: FieldDescriptor | undefined,
  context: Pick<FormContext, 'store' | 'words' | 'say'>,
): Issue {
  const limit = Object.hasOwn(limits, issue.code) ? limits[issue.code]! : undefined;
  const value = limit && issue.params?.[limit.param];
  if (!limit || value === undefined || !part?.widget?.tellsLimits) return issue;
  return { ...issue, code: limit.as, params: { limit: formatAnswer(part, value, context) } };
}
