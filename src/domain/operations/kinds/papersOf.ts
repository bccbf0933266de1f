import type { OperationType } from './operationType.ts';
import { readBefore } from './readBefore.ts';

/** What a client reads before an order and what is made of it, for a fund or a pension plan. */
export interface Papers {
  /** Subcategories that the client confirms having read. */
  accept: readonly string[];
  /** Subcategories to sign or to send along. */
  documents: readonly string[];
}

/** The papers of a type for a kind of product: of the one that is bought into, in a transfer. */
export function papersOf(type: OperationType, kind: 'F' | 'P'): Papers {
  const ofPlan = kind === 'P' ? type.documentsOfPlan : null;
  return { accept: readBefore(type, kind), documents: ofPlan ?? type.documents };
}
