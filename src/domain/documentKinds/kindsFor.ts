import type { DocumentPurpose } from './documentKind.ts';
import { documentKinds } from './index.ts';

/** The subcategories of a purpose. */
export const kindsFor = (purpose: DocumentPurpose): string[] =>
  Object.keys(documentKinds).filter((name) => documentKinds[name]!.purpose === purpose);

/** The one subcategory of a purpose that has one. @throws where it has none or several */
export function kindFor(purpose: DocumentPurpose): string {
  const [kind, ...others] = kindsFor(purpose);
  if (kind === undefined || others.length > 0) throw new Error(`${purpose} is no single kind`);
  return kind;
}

/** Whether a subcategory is of a purpose. */
export const isFor = (subcategory: string, purpose: DocumentPurpose): boolean =>
  Object.hasOwn(documentKinds, subcategory) && documentKinds[subcategory]!.purpose === purpose;

/** Whether a kind lets money be taken from a bank account. */
export const isMandate = (subcategory: string): boolean => isFor(subcategory, 'DEBIT_MANDATE');

/**
 * Whether a kind is made here and by nobody else: what proves a signature, what gathers all of an order, and what is only
 * the name of a declaration.
 */
export const isMadeHere = (subcategory: string): boolean =>
  isFor(subcategory, 'EVIDENCE') ||
  isFor(subcategory, 'DOSSIER') ||
  isFor(subcategory, 'DECLARATION_NAME');

/** Whether clients send a document of an order along themselves; every other is made for them to sign. */
export const isSentAlong = (subcategory: string): boolean =>
  Object.hasOwn(documentKinds, subcategory) && documentKinds[subcategory]!.ofOrder === 'SENT';
