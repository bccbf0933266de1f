import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { passwordPageOf } from '../identity/passwordPageOf.ts';
import { page, slice } from '../kernel/paging.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { decidePartyRequest as decide } from '../staff/decidePartyRequest.ts';
import {
  partyRequestFilter,
  readStaffPartyRequests,
  toStaffPartyRequest,
} from '../staff/staffPartyRequests.ts';

const LIMIT = 25;

/** People whom investors asked to add to their accounts. */
export const listStaffPartyRequests: Handler<'listStaffPartyRequests'> = (request) => {
  const { query, inTenant } = request;
  return inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, partyRequestFilter);
    const { rows, total } = await readStaffPartyRequests(db, cut, filter);
    const party_requests = rows.map(toStaffPartyRequest);
    return { data: { party_requests, ...page('/staff/party-requests', query, cut, total) } };
  });
};

/** One of them. */
export const getStaffPartyRequest: Handler<'getStaffPartyRequest'> = ({ path, inTenant }) =>
  inTenant(async (db) => ({
    data: { party_request: await readRequest(db, path.id) },
  }));

/** Adds the person or refuses to. */
export const decidePartyRequest: Handler<'decidePartyRequest'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    await decide(context, db, actor, path.id, body, passwordPageOf(context, request));
    return { data: { party_request: await readRequest(db, path.id) } };
  });
};

async function readRequest(db: TenantDb, uuid: string): Promise<Schema<'StaffPartyRequest'>> {
  const { rows } = await readStaffPartyRequests(db, { limit: 1, offset: 0 }, { uuid });
  if (!rows[0]) throw notFound();
  return toStaffPartyRequest(rows[0]);
}
