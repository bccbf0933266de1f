import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { documentCodes } from '../documents/documentCodes.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';
import type { Tenant } from '../ports/tenant.ts';
import { declarationPaper } from './declarationPaper.ts';
import { readEvidence } from './evidenceFacts.ts';
import { evidencePaper } from './evidencePaper.ts';
import { executionPaper } from './executionPaper.ts';
import { frameOf } from './frameOf.ts';
import { readOrderFacts } from './orderFacts.ts';
import { orderPaper } from './orderPaper.ts';
import { ownerName } from './ownerName.ts';
import { questionnairePaper } from './questionnairePaper.ts';
import { readAnswered } from './readAnswered.ts';
import { readDeclared } from './readDeclared.ts';
import { readExecution } from './readExecution.ts';
import { readReceiptFacts } from './readReceiptFacts.ts';
import { receiptPaper } from './receiptPaper.ts';
import { readUndone } from './readUndone.ts';
import { sealPaper } from './sealPaper.ts';
import { samplePaper } from './samplePaper.ts';
import { undonePaper } from './undonePaper.ts';

/**
 * The bytes of a document that has no file yet, from what it is made of: a stored declaration, the
 * transcript of a questionnaire, an order, or for the demo a sample. Undefined for a document that is made of nothing.
 */
export async function renderDocument(
  context: Context,
  tenant: Tenant,
  row: DocumentRow,
): Promise<Buffer | undefined> {
  const paper = frameOf(tenant, row.created_at.toISOString());
  const say = tenant.words();
  const declared = await withTenant(context.db, tenant.id, (db) => readDeclared(db, row, say));
  if (declared) return context.pdf.render(declarationPaper(declared, paper, say));
  if (!row.recipe) {
    const facts = await withTenant(context.db, tenant.id, (db) => readOrderFacts(db, row, tenant));
    const order = facts && orderPaper(facts, { ...paper, zone: tenant.timeZone }, say);
    return order && context.pdf.render(order);
  }
  if (row.recipe.make === 'receipt') {
    const { receipt } = row.recipe;
    const facts = await withTenant(context.db, tenant.id, (db) =>
      readReceiptFacts(db, row, receipt),
    );
    return context.pdf.render(receiptPaper(facts, { ...paper, zone: tenant.timeZone }, say));
  }
  if (row.recipe.make === 'execution') {
    const undone = await withTenant(context.db, tenant.id, (db) => readUndone(db, row, tenant));
    if (undone)
      return context.pdf.render(undonePaper(undone, { ...paper, zone: tenant.timeZone }, say));
    const facts = await withTenant(context.db, tenant.id, (db) => readExecution(db, row, tenant));
    const executed = facts && executionPaper(facts, { ...paper, zone: tenant.timeZone }, say);
    return executed && context.pdf.render(executed);
  }
  if (row.recipe.make === 'transcript') {
    const { uuid } = row.recipe;
    const kept = await withTenant(context.db, tenant.id, (db) => readAnswered(db, row, uuid));
    return kept && context.pdf.render(questionnairePaper(kept, tenant));
  }
  if (row.recipe.make === 'evidence') {
    const { section, uuid_owner } = row;
    const asked = { ...row.recipe, section, uuid_owner };
    const facts = await withTenant(context.db, tenant.id, (db) => readEvidence(db, asked));
    if (!facts) return undefined;
    const address = '/verificar';
    const evidence = evidencePaper(facts, { ...paper, address }, say);
    return sealPaper(context, tenant, await context.pdf.render(evidence), row.uuid);
  }
  if (row.recipe.make !== 'sample') return undefined;
  const codes = await documentCodes(context, tenant.id);
  const sample = {
    label: codes.get(row.subcategory) ?? row.subcategory,
    filename: row.filename,
    owner: await withTenant(context.db, tenant.id, (db) => ownerName(db, row, say)),
    sentAt: paper.at,
    zone: tenant.timeZone,
  };
  return context.pdf.render(samplePaper(sample, paper, say));
}
