import type { Handler } from '../ports/handler.ts';
import { withTenant } from '../database/withTenant.ts';
import { endSession } from '../identity/sessions.ts';
import { credentialsOf } from '../identity/credentialsOf.ts';
import { logIn } from '../identity/logIn.ts';
import { readOwnFiles } from '../releases/ownFiles.ts';
import { readProposal } from '../studio/readProposals.ts';
import { readRelease } from '../studio/readRelease.ts';
import { readReleases } from '../studio/readReleases.ts';
import { changesBack } from '../studio/restoreRelease.ts';
import { startProposal } from '../studio/startProposal.ts';
import { versioned } from '../studio/versioned.ts';
import * as links from './studioLinks.ts';
import * as proposals from './studioProposals.ts';

/**
 * A token of the Studio for a page that has the tenant's key only: the words, the waits and the counters of every
 * login. What the first check of a tenant needs is read meanwhile.
 */
const createStudioToken: Handler<'createStudioToken'> = async (request) => {
  const { context, tenant } = request;
  const data = await logIn(context, credentialsOf(request, 'studio'));
  const root = context.config.root;
  const own = await withTenant(context.db, tenant.id, (db) => readOwnFiles(db, tenant, root));
  context.releases.warm({ tenant: tenant.name, own: own.files });
  return { data };
};

/** Who edits, and what they may do. */
const getStudioSession: Handler<'getStudioSession'> = ({ actor, tenant, inTenant }) =>
  inTenant(async (db) => {
    const user = await db
      .selectFrom('users')
      .select(['given_name', 'family_name_1'])
      .where('uuid', '=', actor.userId!)
      .executeTakeFirstOrThrow();
    const { id, name, displayName: display_name } = tenant;
    const drafts = actor.permissions.includes('edit') ? (['draft'] as const) : [];
    const publishes = actor.permissions.includes('publish')
      ? (['approve', 'publish'] as const)
      : [];
    return {
      data: {
        session: {
          ...{ user, uuid_user: actor.userId!, tenant: { id, name, display_name } },
          may: [...drafts, ...publishes],
        },
      },
    };
  });

const endStudioSession: Handler<'endStudioSession'> = ({ context, actor, inTenant }) =>
  inTenant(async (db) => {
    await endSession(db, actor.sessionId!, 'logout', context.now());
    return { data: { done: true } };
  });

const getStudioRelease: Handler<'getStudioRelease'> = async ({ context, tenant, query }) => ({
  data: { release: await readRelease(context, tenant, query.hash) },
});

const getStudioReleases: Handler<'getStudioReleases'> = ({ inTenant }) =>
  inTenant(async (db) => ({ data: { releases: await readReleases(db) } }));

/** A proposal, like any other, that makes it all as it was. */
const restoreStudioRelease: Handler<'restoreStudioRelease'> = (request) => {
  const { context, actor, path, words, inTenant } = request;
  return inTenant(async (db) => {
    const { base, number, documents } = await changesBack(db, context.published, path.number);
    const name = words('studio.restore', { number });
    const uuid = await startProposal(context, db, actor, { name, base, documents });
    return versioned({ proposal: await readProposal(context.published, db, actor, uuid) });
  });
};

/** The calls of the Studio. */
export const studio = {
  createStudioToken,
  getStudioSession,
  endStudioSession,
  getStudioRelease,
  getStudioReleases,
  restoreStudioRelease,
  ...proposals,
  ...links,
};
