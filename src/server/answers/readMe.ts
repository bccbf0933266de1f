import type { Schema } from '#/contract/schema.ts';
import { isResident } from '#/domain/tax/residenceCertificate.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Words } from '../kernel/words.ts';
import { readCertificatesAsked } from '../orders/certificateAhead.ts';
import { toMe } from '../people/toMe.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { countAwaited } from '../signatures/awaited.ts';

/** The session of an intervener, with what waits for them: signatures, and a certificate of tax residence. */
export async function readMe(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: IntervenerRow,
  words: Words,
): Promise<Schema<'Me'>> {
  const today = todayOf(context, actor);
  const me = await toMe(db, actor, row, { today, words });
  const waiting = {
    pending_signatures: await countAwaited(db, row.uuid, context.now()),
    certificate_needed_on: await certificateNeededOn(db, actor, row, today),
  };
  return { ...me, private_area: { ...me.private_area, ...waiting } };
}

/** The next date for which their own certificate is asked for by now. */
async function certificateNeededOn(
  db: TenantDb,
  { tenant }: Actor,
  { uuid, tax_residence }: IntervenerRow,
  today: string,
): Promise<string | null> {
  if (isResident({ country: tax_residence })) return null;
  const asked = await readCertificatesAsked(db, tenant, today, uuid);
  const own = asked.filter(({ holders }) => holders.includes(uuid)).map(({ on }) => on);
  return own.sort()[0] ?? null;
}
