import type { Issue } from '../kernel/issue.ts';
import { checkPhrase } from './checkPhrase.ts';
import type { ProductFamily } from './questions.ts';
import type { TestResult } from './scoreTest.ts';

/** What a client has to say before ordering a product that is not convenient for them. */
export type Acknowledgement = 'none' | 'tick' | 'phrase';

/**
 * The acknowledgement that an order in a family needs: nothing when it is convenient, the phrase for
 * a F.I.L., a ticked box for every other product. Without a result nothing is convenient.
 * @source specification §5
 */
export function acknowledgementFor(
  family: ProductFamily,
  result: Pick<TestResult, 'convenient'> | undefined,
): Acknowledgement {
  if (result?.convenient[family]) return 'none';
  return family === 'FIL' ? 'phrase' : 'tick';
}

/** Whether it was given: the box ticked (`truthyCheckbox` otherwise), or the phrase typed exactly. */
export function checkAcknowledgement(
  needed: Acknowledgement,
  given: { ticked?: unknown; phrase?: unknown },
): Issue[] {
  if (needed === 'phrase') return checkPhrase(given.phrase, '/phrase');
  const isMissing = needed === 'tick' && given.ticked !== true;
  return isMissing ? [{ code: 'truthyCheckbox', path: '/ticked' }] : [];
}
