import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { WordCode } from './wordCode.ts';

/**
 * A value in a sentence. It is plain JSON, so that a sentence can be kept as code and values and said later in the
 * language of whoever reads it.
 */
export type WordValue =
  | string
  | number
  | { date: PlainDate }
  /** ISO instant, on the tenant's wall clock. */
  | { instant: string }
  /** The same to the second, with how far that clock is from UTC. */
  | { exactInstant: string }
  /** The same in a sentence: "5 de septiembre de 2026, 14:05 h". */
  | { longInstant: string }
  /** Euro cents as an integer in decimal digits. */
  | { cents: string }
  /** The same with its unit: "1.234,50 €". */
  | { money: string }
  /** Micro-participations as an integer in decimal digits. */
  | { shares: string }
  | Saying
  /** The label of a code in one of the lists that sentences name. */
  | { list: LabelList; code: string };

export type WordValues = { readonly [name: string]: WordValue };

/** A sentence that nobody has said yet; it may stand in another as a value. */
export interface Saying {
  words: WordCode;
  values?: WordValues;
}

/** What a person wrote, or what the program says. */
export type Said = string | Saying;

/** Code lists whose labels stand in sentences. */
export const labelLists = [
  'operation-statuses',
  'history-actors',
  'roles',
  'operation-types',
  'suboperation-codes',
  'document-subcategories',
  'product-families',
  'arrangement-types',
  'periodicities',
  'pay-methods',
  'rights-types',
  'source-situations',
  'redemption-causes',
  'redemption-collection-methods',
  'redemption-defers',
  'rendering-variations',
  'retirement-plan-types',
  'compartments',
  'increase-types',
  'nav-reasons',
  'countries',
  'identity-document-types',
  'fatca-indicators',
  'fatca-statuses',
  'fatca-tin-types',
  'crs-indicators',
  'crs-name-types',
  'crs-address-types',
  'tin-absence-reasons',
  'fatca-entity-classes',
  'controlling-roles',
  'provinces',
  'street-types',
  'remedies',
  'payment-states',
  'closing-days',
  'yes-no',
  'declaration-kinds',
  'declaration-states',
  'consent-purposes',
  'sources',
  'promise-terms',
  'difference-causes',
] as const;
export type LabelList = (typeof labelLists)[number];

/** Says a code in one language, as one release of a tenant words it. */
export interface Words {
  (code: WordCode, values?: WordValues): string;
  /** A value, or a sentence that was kept, as people of that language read it. */
  value(value: WordValue): string;
}
