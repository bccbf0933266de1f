import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError, tooMany } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { keepSource } from '../releases/ownFiles.ts';
import { publish } from '../releases/publish.ts';
import { assertPublishable } from './assertPublishable.ts';
import { buildOver, type BuiltOver } from './buildOver.ts';
import { readProposal, readProposalRow } from './readProposals.ts';
import { readReleases } from './readReleases.ts';
import { assertOpenTo, lockProposal, takeStep } from './takeStep.ts';
import { withTenant } from '../database/withTenant.ts';

type Asked = Pick<
  HandlerRequest<'publishStudioProposal'>,
  'context' | 'actor' | 'inTenant' | 'words'
>;

/** So often it is built anew because another one was published meanwhile. */
const MOST_TRIES = 4;

/** Somebody published between the building of a release and its turn. */
class Overtaken extends Error {}

/**
 * Publishes what was approved, over the release that is served then: laid over it, checked whole and compiled outside
 * of any transaction, then written in one, unless another release came between, over which it is built again.
 * @param seen version that the person has seen
 */
export async function publishProposal(
  asked: Asked,
  uuid: string,
  seen: number,
): Promise<{ proposal: Schema<'StudioProposal'>; release: Schema<'StudioReleaseEntry'> }> {
  const { context, actor, inTenant } = asked;
  const { tenant } = actor;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await withTenant(context.db, tenant.id, (db) => readProposalRow(db, uuid));
    assertOpenTo('PUBLISH', row, seen, actor);
    const built = await buildOver(context, tenant, row, true);
    assertPublishable(built, asked.words);
    try {
      return await inTenant((db) => write(asked, db, uuid, seen, built));
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw tooMany(5, 503);
}

async function write(
  { context, actor }: Asked,
  db: TenantDb,
  uuid: string,
  seen: number,
  { over, own, files, release }: BuiltOver,
) {
  const at = context.now();
  const row = await lockProposal(db, uuid);
  assertOpenTo('PUBLISH', row, seen, actor);
  const pointer = await db
    .selectFrom('release_pointers')
    .select('hash')
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (pointer.hash !== over) throw new Overtaken();
  const sequence = await publish(db, actor.tenant, release, { by: actor.userId!, at });
  if (sequence === undefined) throw new HttpError(409, [{ code: 'studio_nothing' }]);
  const by = { user: actor.userId!, approver: row.uuid_approver!, proposal: uuid };
  const { folder, knownFolder = folder } = own;
  const said = { hash: release.id, files, folder: knownFolder, why: row.reason };
  await takeStep(db, row, {
    ...{ step: 'PUBLISH', seen, actor, at },
    set: { status: 'PUBLISHED', release_hash: release.id, over_hash: over },
    event: { what: 'PUBLISHED', why: '' },
  });
  await keepSource(db, { sequence, by, ...said });
  const proposal = await readProposal(context.published, db, actor, uuid);
  const [newest] = await readReleases(db);
  return { proposal, release: newest! };
}
