import { roundHalfUp } from '../money/roundHalfUp.ts';

/**
 * Splits an amount in proportion to weights so that the parts add up to it: each part is what the
 * rounded running total grows by. No part is further than one unit from its exact share, and none
 * has the wrong sign.
 * @param weights none negative; without any weight everything goes to the last
 */
export function apportion(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  let weighed = 0n;
  let given = 0n;
  return weights.map((weight, index) => {
    weighed += weight;
    const isLast = index === weights.length - 1;
    const upTo = total === 0n ? (isLast ? amount : 0n) : roundHalfUp(amount * weighed, total);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
