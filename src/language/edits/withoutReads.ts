import { pointersOf, type Condition } from '../expressions/condition.ts';
import { isUnder } from '../locks/lockedIn.ts';

/** A condition without the tests that read an answer; nothing where it does not hold together without them. */
export function withoutReads(condition: Condition, answer: string): Condition | undefined {
  const doesRead = (one: Condition) => pointersOf(one).some((at) => isUnder(at, answer));
  if (!doesRead(condition)) return condition;
  if ('all' in condition) return several('all', condition.all, answer);
  if ('any' in condition) return several('any', condition.any, answer);
  return undefined;
}

function several(joined: 'all' | 'any', tests: Condition[], answer: string): Condition | undefined {
  const left = tests.flatMap((one) => withoutReads(one, answer) ?? []);
  if (left.length === 0) return undefined;
  return joined === 'all' ? { all: left } : { any: left };
}
