import type { Updateable } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import { forbidden, HttpError, notFound } from '../kernel/httpError.ts';
import type { Actor } from '../ports/actor.ts';
import type { StudioTables } from '../tables/studioTables.ts';
import type { ProposalRow } from './readProposals.ts';
import { isAllowed, isOpenTo, type Step } from './steps.ts';

const VERSION = /^"(\d{1,9})"$/;

/**
 * The version that a request is about, as its `If-Match` says.
 * @throws HttpError 428 where it says none
 */
export function versionSeen(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): number {
  const given = headers['if-match'];
  const [, version] = (typeof given === 'string' && VERSION.exec(given)) || [];
  if (version === undefined) throw new HttpError(428, [{ code: 'studio_version' }]);
  return Number(version);
}

/**
 * Refuses a step: of another version than the person has seen (412), in another state (409), and of somebody who may
 * not (403).
 */
export function assertOpenTo(step: Step, row: ProposalRow, seen: number, actor: Actor): void {
  if (row.version !== seen)
    throw new HttpError(412, [
      { code: 'studio_changed', params: { version: String(row.version) } },
    ]);
  if (!isOpenTo(step, row)) throw new HttpError(409, [{ code: 'studio_state' }]);
  if (!isAllowed(step, row, actor))
    throw forbidden(step === 'APPROVE' ? 'studio_own' : 'studio_not_yours');
}

/** The proposal, which nobody else changes until the transaction ends. @throws HttpError 404 */
export async function lockProposal(db: TenantDb, uuid: string): Promise<ProposalRow> {
  const row = await db
    .selectFrom('studio_proposals')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

interface Taken {
  step: Step;
  /** The version that the person has seen. */
  seen: number;
  actor: Actor;
  at: Date;
  /** What changes, and what its way says of it. */
  set: Updateable<StudioTables['studio_proposals']>;
  event?: { what: StudioTables['studio_events']['what']; why: string };
}

/** Takes a step with a proposal that is locked: one more version, and one more line of its way. */
export async function takeStep(
  db: TenantDb,
  row: ProposalRow,
  { step, seen, actor, at, set, event }: Taken,
): Promise<void> {
  assertOpenTo(step, row, seen, actor);
  await db
    .updateTable('studio_proposals')
    .set({ ...set, version: row.version + 1, changed_at: at })
    .where('uuid', '=', row.uuid)
    .execute();
  if (event) await tell(db, row.uuid, actor, { at, ...event });
}

/** Adds a line to the way of a proposal. */
export async function tell(
  db: TenantDb,
  uuid_proposal: string,
  actor: Actor,
  event: Pick<ProposalEvent, 'at' | 'what' | 'why'>,
): Promise<void> {
  await db
    .insertInto('studio_events')
    .values({ tenant_id: db.tenantId, uuid_proposal, uuid_user: actor.userId!, ...event })
    .execute();
}

type ProposalEvent = StudioTables['studio_events'];
