/**
 * How a benefit is paid: TOTAL all as capital, FINANCIERA as an income, MIXTA part of both, OTRAS in
 * irregular payments, of which each is an order of its own: one payment, on the day that it asks for.
 * @source specification §3 (redemption collection method)
 */
export const collectionMethods = ['TOTAL', 'MIXTA', 'FINANCIERA', 'OTRAS'] as const;

export type CollectionMethod = (typeof collectionMethods)[number];

/** Whether some of it is paid in payments that come again and again. */
export const hasIncome = (method: CollectionMethod | undefined): boolean =>
  method === 'FINANCIERA' || method === 'MIXTA';

export function parseCollectionMethod(value: unknown): CollectionMethod | undefined {
  return collectionMethods.find((method) => method === value);
}
