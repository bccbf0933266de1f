import type { DifferenceCause, PromiseOutcome } from './promiseOutcomes.ts';

/** An executed order, and what came of what was promised of it. */
export interface JudgedPromise {
  product: string;
  outcomes: readonly PromiseOutcome[];
}

/** How the promises of a product were kept. */
export interface PromiseRate {
  product: string;
  orders: number;
  /** Orders of which every date came as promised. */
  kept: number;
  /** Orders of which a date moved for a reason that is known, by the first of these reasons. */
  moved: { cause: DifferenceCause; orders: number }[];
  /** Orders of which something came otherwise and nobody can say why: faults of ours. */
  unexplained: number;
}

/**
 * Rates by product, in the order of their keys. What is promised is dates: amounts are shown as estimates, and count only
 * where they differ without a named cause.
 */
export function promiseRates(orders: readonly JudgedPromise[]): PromiseRate[] {
  const byProduct = Map.groupBy(orders, ({ product }) => product);
  return [...byProduct.keys()].sort().map((product) => {
    const fates = byProduct.get(product)!.map(fateOf);
    const causes = fates.filter((fate) => fate !== 'KEPT' && fate !== 'UNEXPLAINED');
    const moved = [...Map.groupBy(causes, (cause) => cause)].map(([cause, { length }]) => ({
      cause,
      orders: length,
    }));
    return {
      product,
      orders: fates.length,
      kept: fates.filter((fate) => fate === 'KEPT').length,
      moved: moved.sort((one, other) => other.orders - one.orders),
      unexplained: fates.filter((fate) => fate === 'UNEXPLAINED').length,
    };
  });
}

function fateOf({ outcomes }: JudgedPromise): DifferenceCause | 'KEPT' | 'UNEXPLAINED' {
  const others = outcomes.filter(({ promised, came }) => promised !== came);
  if (others.some(({ cause }) => cause === null)) return 'UNEXPLAINED';
  const date = others.find(({ promised }) => typeof promised === 'string');
  return date?.cause ?? 'KEPT';
}
