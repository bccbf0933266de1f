import type { Schema } from '#/contract/schema.ts';
import { acknowledgementFor } from '#/domain/appropriateness/checkAcknowledgement.ts';
import { productFamilies } from '#/domain/appropriateness/questions.ts';
import type { TestResult } from '#/domain/appropriateness/scoreTest.ts';
import { validityState } from '#/domain/appropriateness/validityState.ts';
import type { TestRow } from './newestTest.ts';

/**
 * What the test as it is offered says to somebody who may have taken it: until when their last one counts, and
 * what it says of each product family while it does. @source specification §5
 */
export function toOwnTest(
  last: Pick<TestRow, 'convenient' | 'expires_on' | 'taken_at'> | undefined,
  today: string,
): Pick<Schema<'AgnosticTest'>, 'answered_at' | 'expires_on' | 'state' | 'results'> {
  const state = validityState(last?.expires_on, today);
  const result = last as Pick<TestResult, 'convenient'> | undefined;
  const results = productFamilies.map((family) => ({
    family,
    acknowledgement: acknowledgementFor(family, result),
  }));
  return {
    answered_at: last?.taken_at?.toISOString() ?? null,
    expires_on: last?.expires_on ?? null,
    state,
    results: state === 'valid' ? results : [],
  };
}
