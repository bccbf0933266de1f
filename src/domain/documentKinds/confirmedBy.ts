import type { DocumentPurpose } from './documentKind.ts';
import { isFor } from './kindsFor.ts';

/** The field of an order that says that the documents of a purpose were read. */
export const confirmations = {
  KEY_FACTS: 'has_read_dfi',
  PLAN_TERMS: 'has_read_eepp',
  PERIODIC_REPORT: 'has_read_report',
} as const satisfies Partial<Record<DocumentPurpose, string>>;

export type Confirmation = (typeof confirmations)[keyof typeof confirmations];

/** By which field an order confirms that a document of a subcategory was read. */
export function confirmedBy(subcategory: string): Confirmation {
  const purposes = Object.keys(confirmations) as (keyof typeof confirmations)[];
  return confirmations[purposes.find((purpose) => isFor(subcategory, purpose)) ?? 'KEY_FACTS'];
}
