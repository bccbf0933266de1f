import { sql } from 'kysely';
import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { preparedQuery } from '../database/preparedQuery.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { PricedOperation } from './readMilestones.ts';
import { readOrderNavs, type PricedOrder } from './readOrderNavs.ts';

/** What decides whether an order may still be taken back or changed. */
export interface CancellationFacts extends Required<
  Pick<StatusFacts, 'isBeforeCutOff' | 'isNothingExecuted'>
> {
  /** Somebody has signed it, and their signature counts. */
  isSignedBySome: boolean;
  /** Uuid of the change of a standing order that waits for signatures. */
  openChange: string | null;
  /** The NAV that it gets, and what it is the NAV of; of periodic requests none. */
  priced: PricedOrder | undefined;
}

/**
 * Until when orders may be cancelled, by their uuid: by the investor until the cut-off of the order's NAV
 * (while there is none yet: always), by staff until something of it is executed. Those that are over are left out.
 */
export async function readCancellationFacts(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone'> & Partial<Pick<Tenant, 'holidays'>>,
  rows: readonly (PricedOperation & { key_product: string; nav: bigint | null })[],
  now: Date,
): Promise<Map<string, CancellationFacts>> {
  const open = rows.filter(isOpen);
  if (open.length === 0) return new Map();
  const values = { tenant: tenant.id, uuids: open.map(({ uuid }) => uuid) };
  const standing = preparedQuery<Found, keyof typeof values>(
    db,
    'cancellation facts',
    values,
    (at) => sql`select one.uuid,
      exists (select 1 from operations part where part.tenant_id = ${at('tenant', 'uuid')}
        and part.uuid_request = one.uuid and part.operation_status = 'FINALIZED') as begun,
      exists (select 1 from documents paper join document_signers signer
        on signer.tenant_id = paper.tenant_id and signer.uuid_document = paper.uuid
        where paper.tenant_id = ${at('tenant', 'uuid')} and paper.section = 'OPERATION'
        and paper.uuid_owner = one.uuid and not signer.is_void) as signed,
      (select change.uuid from operations change where change.tenant_id = ${at('tenant', 'uuid')}
        and change.uuid_replaced = one.uuid and change.operation_status = 'REGISTERED_ONLINE'
      ) as change
    from unnest(${at('uuids', 'uuid[]')}) as one(uuid)`,
  );
  const [navs, found] = await Promise.all([readOrderNavs(db, tenant, open), standing]);
  const facts = new Map(found.map((each) => [each.uuid, each]));
  return new Map(
    open.map((row) => {
      const priced = navs.get(row.uuid);
      const { begun, signed, change } = facts.get(row.uuid)!;
      return [
        row.uuid,
        {
          isBeforeCutOff: !priced?.nav.date || now.getTime() < Date.parse(priced.nav.cutOff),
          isNothingExecuted: row.nav === null && !begun,
          isSignedBySome: signed,
          openChange: change,
          priced,
        },
      ];
    }),
  );
}

interface Found {
  uuid: string;
  begun: boolean;
  signed: boolean;
  change: string | null;
}
