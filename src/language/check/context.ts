import type { OpenApiDocument } from '#/contract/openapi.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';

/** What a check may look at beside its own document: the others of the tenant, and the contract. */
export interface Context {
  documents: ReadonlyMap<string, Assembled>;
  contract: OpenApiDocument;
  /** Keys of those that are no documents: what could be made of them stands among the others. */
  unread?: ReadonlySet<string>;
  /** Sentences that the programs around the documents say themselves. */
  sentences?: readonly string[];
  /** Calls of the contract that nobody answers yet. */
  unbuilt?: readonly string[];
  /** The other tenants of the product, whose names and hosts are taken. */
  others?: readonly TenantDocument[];
}

/** One thing to look for in a document. It answers with faults that point into the document. */
export type Check = (document: Assembled, context: Context) => Diagnostic[];

export const error = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'error',
});

export const warning = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'warning',
});

/** The documents of one kind. */
export function ofKind<T>(context: Context, kind: Assembled['kind']): T[] {
  return [...context.documents.values()]
    .filter((document) => document.kind === kind)
    .map((document) => document.value as T);
}
