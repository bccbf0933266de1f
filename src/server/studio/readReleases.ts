import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readNames } from './readProposals.ts';

/** Everything that a tenant has served, newest first, with who wrote it, who published it and why. */
export async function readReleases(db: TenantDb): Promise<Schema<'StudioReleaseEntry'>[]> {
  const rows = await db
    .selectFrom('release_history as history')
    .leftJoin('release_sources as source', 'source.sequence', 'history.sequence')
    .leftJoin('studio_proposals as proposal', 'proposal.uuid', 'source.uuid_proposal')
    .select(['history.hash', 'history.since', 'source.uuid_user', 'source.uuid_approver'])
    .select(['source.uuid_proposal', 'source.why', 'proposal.authors', 'proposal.name'])
    .orderBy('history.sequence')
    .execute();
  const nameOf = await readNames(
    db,
    rows.flatMap(({ uuid_user, uuid_approver, authors }) => [
      ...[uuid_user, uuid_approver],
      ...(authors ?? []),
    ]),
  );
  const person = (uuid: string | null) => (uuid === null ? null : nameOf(uuid));
  return rows
    .map((row, index) => ({
      number: index + 1,
      hash: row.hash,
      at: row.since.toISOString(),
      who: person(row.uuid_user),
      why: row.why ?? '',
      authors: (row.authors ?? []).map(nameOf),
      approver: person(row.uuid_approver),
      proposal: row.uuid_proposal,
      name: row.name,
      is_current: index === rows.length - 1,
    }))
    .reverse();
}
