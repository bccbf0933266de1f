import type { Schema } from '#/contract/schema.ts';
import { acknowledgementFor } from '#/domain/appropriateness/checkAcknowledgement.ts';
import { phrase } from '#/domain/appropriateness/checkPhrase.ts';
import type { ProductFamily } from '#/domain/appropriateness/questions.ts';
import type { TestResult } from '#/domain/appropriateness/scoreTest.ts';
import { validityState } from '#/domain/appropriateness/validityState.ts';
import { VERSION } from './convenienceTest.ts';
import type { TestRow } from './newestTest.ts';

/**
 * What a test says, of one product family where it is asked about one, and what an order in it needs
 * beside it. A test that has expired proves nothing, and neither does none. @source specification §5
 */
export function toConvenience(
  test: Pick<TestRow, 'convenient' | 'expires_on' | 'version'> | undefined,
  today: string,
  family?: string,
): Schema<'Convenience'> {
  const state = validityState(test?.expires_on, today);
  const valid = state === 'valid' ? test : undefined;
  const result = valid as Pick<TestResult, 'convenient'> | undefined;
  const needed =
    family === undefined ? 'none' : acknowledgementFor(family as ProductFamily, result);
  return {
    is_convenient: family === undefined ? null : valid?.convenient[family] === true,
    families: valid?.convenient ?? {},
    version: test?.version ?? VERSION,
    state,
    acknowledgement: needed,
    phrase: needed === 'phrase' ? phrase : null,
    expires_on: test?.expires_on ?? null,
  };
}
