import { sql } from 'kysely';
import { totalRedemptionTypes } from '#/domain/operations/availability/totalLock.ts';
import { finalStatuses } from '#/domain/operations/status/statuses.ts';

/**
 * Redemptions of everything that are neither finalized nor cancelled, over the table `o`: what the rules call a lock
 * of redemptions.
 * @source specification §4, §5 '¡Atención!'
 */
export const pendingTotalRedemption = sql`(o.operation_type = any(${[...totalRedemptionTypes]}::text[])
  and o.operation_status <> all(${[...finalStatuses]}::text[])
  and (o.is_total or o.amount_shares_indicator is not distinct from 'T'))`;
