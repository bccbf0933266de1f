import { sql } from 'kysely';
import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import { fullName } from '#/domain/people/names.ts';
import { alertWhile } from '../alerts/alertStaff.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';

const KIND = kindFor('ADDRESS_PROOF');

/**
 * Whether the fiscal address in force of the person of a row of `interveners` rests on no paper: what it was changed with
 * was rejected afterwards, or is no such paper any more, and none that was sent since is `good`.
 */
const restsOnNone = (good: readonly string[]) => sql<boolean>`exists (
  select 1 from (select uuid_document, made_at from draft_changes applied
    where applied.tenant_id = interveners.tenant_id and applied.uuid_intervener = interveners.uuid
      and applied.section = 'ADDRESS' and applied.status = 'APPLIED'
    order by applied.closed_at desc, applied.uuid limit 1) changed
  where changed.uuid_document is not null and not exists (select 1 from documents paper
    where paper.tenant_id = interveners.tenant_id and paper.section = 'INTERVENER'
      and paper.uuid_owner = interveners.uuid and paper.subcategory = ${KIND}
      and (paper.uuid = changed.uuid_document and paper.validation <> 'RECHAZADO'
        or paper.created_at > changed.made_at and paper.validation = any(${[...good]}::text[]))))`;

/** What the person has to send: nothing while another paper waits for staff. */
export const isAddressProofOwed = restsOnNone(['PENDIENTE', 'VALIDADO']);

/**
 * Has staff told of an address that rests on no accepted paper, until one is accepted or the address is another. Called
 * wherever one of the two changes.
 */
export async function reviewAddressProof(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  uuid: string,
): Promise<void> {
  const person = await db
    .selectFrom('interveners')
    .select(['name', 'lastname_1', 'lastname_2'])
    .select(restsOnNone(['VALIDADO']).as('is_unproved'))
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const facts = { name: fullName(person) };
  const alert = { kind: 'ADDRESS_UNPROVED', subject: uuid, facts } as const;
  await alertWhile(person.is_unproved, context, db, alert);
}
