import type { Handler } from '../ports/handler.ts';
import { addLink, openLink, readLinks, revokeLink } from '../studio/links.ts';

export const getStudioLinks: Handler<'getStudioLinks'> = ({ path, inTenant }) =>
  inTenant(async (db) => ({ data: { links: await readLinks(db, path.id) } }));

export const addStudioLink: Handler<'addStudioLink'> = ({ context, actor, path, body, inTenant }) =>
  inTenant(async (db) => ({
    data: await addLink(context, db, actor, { proposal: path.id, ...body }),
  }));

export const revokeStudioLink: Handler<'revokeStudioLink'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => ({
    data: { link: await revokeLink(context, db, actor, { proposal: path.id, link: path.link }) },
  }));

/** What a link shows, to whoever has it: no session asks, and nothing of the person who made it is told. */
export const openStudioLink: Handler<'openStudioLink'> = ({ context, tenant, body, inTenant }) =>
  inTenant(async (db) => ({
    data: { shared: await openLink(context, db, body.secret, tenant.languages) },
  }));
