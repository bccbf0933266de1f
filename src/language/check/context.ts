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
  /** Calls of the contract that nobody answers yet. */
  unbuilt?: readonly string[];
  /** Names of the files beside the documents that are served of the tenant, where these are known. */
  assets?: readonly string[];
  /**
   * For who writes what all tenants share: one misspelt word is told once, which takes several looks at all documents,
   * and what the table of locks holds by digest is compared.
   */
  thorough?: boolean;
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
export function ofKind<T>({ documents }: Context, kind: Assembled['kind']): readonly T[] {
  const kinds = byKind.get(documents) ?? Map.groupBy(documents.values(), (one) => one.kind);
  byKind.set(documents, kinds);
  return (kinds.get(kind) ?? []).map(({ value }) => value as T);
}

/** Sorted once for all that looks at the same documents. */
const byKind = new WeakMap<Context['documents'], Map<Assembled['kind'], Assembled[]>>();
