import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { proofsOf } from '../people/proofsOf.ts';
import { notFound } from '../kernel/httpError.ts';

/** What holds of a person's exemption, what was recorded of it, newest first, and what would prove it. */
export async function readTaxExemptions(
  db: TenantDb,
  uuid: string,
): Promise<Schema<'TaxExemptions'>> {
  const person = await db
    .selectFrom('interveners')
    .select(['uuid', 'type', 'tax_exemption', 'tax_exempt_since', 'tax_exempt_until'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!person) throw notFound();
  const rows = await db
    .selectFrom('tax_exemptions as record')
    .innerJoin('users', 'users.uuid', 'record.decided_by')
    .select(['record.uuid', 'regime', 'since', 'until', 'uuid_document', 'decided_at'])
    .select('users.username as decided_by')
    .where('record.uuid_intervener', '=', person.uuid)
    .orderBy('record.sequence', 'desc')
    .execute();
  const proofs = await proofsOf(db, person.uuid, kindFor('EXEMPTION_PROOF'))
    .select(['documents.filename', 'documents.created_at'])
    .execute();
  return {
    type: person.type,
    current: person.tax_exemption && {
      regime: person.tax_exemption,
      since: person.tax_exempt_since,
      until: person.tax_exempt_until,
    },
    records: rows.map(({ decided_at, ...row }) => ({
      ...row,
      decided_at: decided_at.toISOString(),
    })),
    proofs: proofs.map(({ created_at, ...proof }) => ({
      ...proof,
      created_at: created_at.toISOString(),
    })),
  };
}
