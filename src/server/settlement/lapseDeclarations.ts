import { fullName } from '#/domain/people/names.ts';
import { withTenant } from '../database/withTenant.ts';
import { lockRow } from '../decisions/lockRow.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { events } from '../notifications/events.ts';
import { discardDeclarations } from '../people/declarations/discardDeclarations.ts';
import { readLapsed } from '../people/readLapsed.ts';
import { flagDrafts } from '../people/flagDrafts.ts';
import { readAnswerers } from '../people/readAnswerers.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/** Discards what lapsed before it was signed, and tells whoever answers for the person now that it did, and why. */
export async function lapseDeclarations({
  context,
  tenant,
  day,
}: SettlementContext): Promise<void> {
  await withTenant(context.db, tenant.id, async (db) => {
    const lapsed = await readLapsed(db, day);
    for (const [uuid, ofPerson] of Map.groupBy(lapsed, (each) => each.uuid_intervener)) {
      const person = await lockRow(db, 'interveners', uuid);
      const kinds = ofPerson.map(({ kind }) => kind);
      if ((await discardDeclarations(db, uuid, kinds)) === 0) continue;
      await flagDrafts(db, uuid);
      await createNotification(context, db, {
        to: await readAnswerers(db, person, day),
        ...events.declarationLapsed({ name: fullName(person) }),
      });
    }
  });
}
