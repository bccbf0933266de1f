import { consentGiver } from '#/domain/people/consentGiver.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findPerson, type Person } from '../people/findPerson.ts';
import { GDPR_TEXT_VERSION } from '../people/gdprText.ts';
import { readRecords } from '../people/readRecords.ts';
import type { Actor } from '../ports/actor.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { forbidden } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * Adds the answers that were given to the ledger of consents, which only grows: an answer that stands already, given here
 * to the same text, is none. The person answers
 * from 14 years on, the tutor before; a client whom the manager has stopped may still withdraw.
 * @source specification §3 'GDPR update'; LOPDGDD art. 7; GDPR art. 7
 */
export const updateGdpr: Handler<'updateGdpr'> = (request) => {
  const { context, actor, tenant, path, body, ip, transcript, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const person = await findPerson(db, actor, path.id, today, true);
    await checkGiver(db, actor, person, today);
    const { source, ...purposes } = body;
    const stands = await readConsents(db, person.row.uuid);
    const answered = Object.entries(purposes).filter(([purpose, is_granted]) => {
      const last = stands.get(purpose);
      const isSame = last?.is_granted === is_granted && last.source === source;
      return !isSame || last.text_version !== GDPR_TEXT_VERSION;
    });
    // All of one answer are of one instant.
    const given_at = context.now();
    if (answered.length > 0)
      await db
        .insertInto('consents')
        .values(
          answered.map(([purpose, is_granted]) => ({
            tenant_id: tenant.id,
            uuid: context.id(),
            uuid_intervener: person.row.uuid,
            purpose,
            is_granted,
            source,
            text_version: GDPR_TEXT_VERSION,
            given_at,
            channel: 'ONLINE',
            ip,
            given_by: actor.userId!,
            uuid_transcript: transcript ?? null,
          })),
        )
        .execute();
    const { gdpr } = await readRecords(db, actor, person.row.uuid, today);
    return { data: { gdpr: gdpr! } };
  });
};

/** The last answer to each purpose. */
async function readConsents(db: TenantDb, person: string) {
  const rows = await db
    .selectFrom('consents')
    .select(['purpose', 'is_granted', 'source', 'text_version'])
    .where('uuid_intervener', '=', person)
    .orderBy('given_at')
    .orderBy('sequence', (order) => order.asc().nullsFirst())
    .execute();
  return new Map(rows.map((row) => [row.purpose, row] as const));
}

async function checkGiver(db: TenantDb, actor: Actor, { row, as }: Person, today: string) {
  const giver = row.type === 'J' ? 'self' : consentGiver(row.birthdate, today);
  if (as === 'tutor' && giver === 'self') throw forbidden('consent_self');
  if (as === 'self' && giver === 'tutor') throw forbidden('consent_tutor');
  if (as !== 'self') checkActive(await readSelf(db, actor), today);
}
