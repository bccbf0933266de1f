import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Puts the house's own signature on the bytes of a document that everybody has signed. */
export type SealDocument = (context: Context, tenant: Tenant, document: string) => Promise<void>;

/**
 * Has documents sealed that everybody has signed, after the answer. Without a seal the signatures on
 * record are what there is.
 */
export function sealDocuments(
  context: Context,
  tenant: Tenant,
  documents: readonly string[],
  seal?: SealDocument,
): void {
  if (!seal || documents.length === 0) return;
  context.background.run('sealing documents', async () => {
    for (const document of documents) await seal(context, tenant, document);
  });
}
