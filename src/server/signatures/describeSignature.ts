import type { Schema } from '#/contract/schema.ts';
import type { Words } from '../kernel/words.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { describeSigners } from './describeSigners.ts';
import type { SignatureRow } from './readSignature.ts';
import { signersOf, toDocumentToSign } from './toDocumentToSign.ts';
import { readPapers } from './toSignRows.ts';

type Described = Pick<Schema<'Signature'>, 'uuid_operation' | 'papers' | 'signers' | 'missing'>;

/** What a signature is of, by name, the order where it is of one alone, and who else signs that. */
export async function describeSignature(
  db: TenantDb,
  words: Words,
  row: SignatureRow,
): Promise<Described> {
  const rows = await readPapers(db, row);
  const things = [...Map.groupBy(rows, ({ uuid_owner }) => uuid_owner).values()];
  const signers: Schema<'Signer'>[] = [];
  let missing = 0;
  for (const [first] of things) {
    const of = { self: row.uuid_intervener, about: signersOf(words, first!) };
    const found = await describeSigners(db, first!, of);
    signers.push(...found.signers);
    missing += found.missing;
  }
  const [only] = things.length === 1 ? things[0]! : [];
  return {
    uuid_operation: only?.section === 'OPERATION' ? only.uuid_owner : null,
    papers: rows.map((each) => toDocumentToSign(words, each)),
    signers,
    missing,
  };
}
