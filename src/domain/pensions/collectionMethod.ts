/**
 * How a benefit is paid: TOTAL all as capital, FINANCIERA as an income, MIXTA part of both, OTRAS in
 * irregular payments.
 * @source specification §3 (redemption collection method)
 */
export const collectionMethods = ['TOTAL', 'MIXTA', 'FINANCIERA', 'OTRAS'] as const;

export type CollectionMethod = (typeof collectionMethods)[number];

export function parseCollectionMethod(value: unknown): CollectionMethod | undefined {
  return collectionMethods.find((method) => method === value);
}
