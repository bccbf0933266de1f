import type { OperationType } from './operationType.ts';

/** What a client reads before an order and what is made of it, for a fund or a pension plan. */
export interface Papers {
  /** Subcategories that the client confirms having read. */
  accept: readonly string[];
  /** Subcategories to sign or to send along. */
  documents: readonly string[];
}

/** The papers of a type for a kind of product. */
export function papersOf({ accept, documents, ofPlan }: OperationType, kind: 'F' | 'P'): Papers {
  return kind === 'P' && ofPlan ? ofPlan : { accept, documents };
}
