import { forbidden, HttpError } from '../kernel/httpError.ts';
import { requiredText } from '../kernel/requiredText.ts';
import { withTenant } from '../database/withTenant.ts';
import type { HandlerRequest, Handler } from '../ports/handler.ts';
import { checkOwnPassword } from '../reauthentication/checkOwnPassword.ts';
import { assertPublishable } from '../studio/assertPublishable.ts';
import { buildOver } from '../studio/buildOver.ts';
import { compareClosed, isClosed } from '../studio/compareClosed.ts';
import { proposalName } from '../studio/proposalName.ts';
import { publishProposal } from '../studio/publishProposal.ts';
import { readProposal, readProposalRow, readProposals } from '../studio/readProposals.ts';
import { startProposal } from '../studio/startProposal.ts';
import { isWriting } from '../studio/isWriting.ts';
import { assertOpenTo, lockProposal, takeStep, versionSeen } from '../studio/takeStep.ts';
import { countAnswers, toCheck } from '../studio/toCheck.ts';
import { wordProposers } from '../studio/wordProposers.ts';
import { versioned } from '../studio/versioned.ts';

export const getStudioProposals: Handler<'getStudioProposals'> = ({ inTenant }) =>
  inTenant(async (db) => ({ data: { proposals: await readProposals(db) } }));

export const getStudioProposal: Handler<'getStudioProposal'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) =>
    versioned({ proposal: await readProposal(context.published, db, actor, path.id) }),
  );
};

/** Begins one over what is served now. */
export const addStudioProposal: Handler<'addStudioProposal'> = (request) => {
  const { context, actor, tenant, body, inTenant } = request;
  const name = proposalName(body.name);
  return inTenant(async (db) => {
    const start = { name, base: tenant.release, documents: [] };
    const uuid = await startProposal(context, db, actor, start);
    return versioned({ proposal: await readProposal(context.published, db, actor, uuid) });
  });
};

/** Keeps the whole of what is written; whoever writes is one of its authors from then on. */
export const saveStudioProposal: Handler<'saveStudioProposal'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  const seen = versionSeen(request.headers);
  const paths = body.documents.map((document) => document.path);
  const twice = paths.findIndex((each, index) => paths.indexOf(each) !== index);
  if (twice >= 0)
    throw new HttpError(422, [{ code: 'studio_twice', path: `/body/documents/${twice}/path` }]);
  return inTenant(async (db) => {
    const row = await lockProposal(db, path.id);
    const name = proposalName(body.name, row.name);
    const isTold = await isWriting(db, row.uuid, actor.userId!);
    await takeStep(db, row, {
      ...{ step: 'SAVE', seen, actor, at: context.now() },
      ...(!isTold && { event: { what: 'SAVED', why: '' } }),
      set: {
        ...{ name, reason: body.reason, documents: JSON.stringify(body.documents) },
        authors: [...new Set([...row.authors, actor.userId!])],
      },
    });
    return versioned({ proposal: await readProposal(context.published, db, actor, path.id) });
  });
};

/** Tells what is wrong with it as it was saved last; of one that is closed, what it has changed. */
export const checkStudioProposal: Handler<'checkStudioProposal'> = async (request) => {
  const { context, tenant, path, words, inTenant } = request;
  const row = await inTenant((db) => readProposalRow(db, path.id));
  const built = isClosed(row)
    ? await compareClosed(context, row)
    : await buildOver(context, tenant, row);
  const answersOf = await inTenant((db) =>
    countAnswers(
      db,
      built.figures.map((figures) => figures.path),
    ),
  );
  return { data: { check: toCheck(built, row.version, answersOf, words) } };
};

/** Sends to review what could be published as it is. */
export const sendStudioProposalToReview: Handler<'sendStudioProposalToReview'> = async (
  request,
) => {
  const seen = versionSeen(request.headers);
  const reason = requiredText(request.body.reason, '/body/reason');
  await assertSound(request, seen, 'REVIEW');
  return step(request, seen, 'REVIEW', {
    set: { status: 'IN_REVIEW', reason },
    event: { what: 'SENT', why: reason },
  });
};

/** A second person says yes, to what could be published as it is. */
export const approveStudioProposal: Handler<'approveStudioProposal'> = async (request) => {
  const seen = versionSeen(request.headers);
  await assertSound(request, seen, 'APPROVE');
  return step(request, seen, 'APPROVE', {
    set: { status: 'APPROVED', uuid_approver: request.actor.userId! },
    event: { what: 'APPROVED', why: '' },
  });
};

/** Back to whoever writes it: what was approved is so no more. */
export const returnStudioProposal: Handler<'returnStudioProposal'> = (request) =>
  step(request, versionSeen(request.headers), 'RETURN', {
    set: { status: 'RETURNED', uuid_approver: null },
    event: { what: 'RETURNED', why: requiredText(request.body.reason, '/body/reason') },
  });

export const withdrawStudioProposal: Handler<'withdrawStudioProposal'> = (request) =>
  step(request, versionSeen(request.headers), 'WITHDRAW', {
    set: { status: 'WITHDRAWN' },
    event: { what: 'WITHDRAWN', why: '' },
  });

/** With the password once more, over what is served by then. */
export const publishStudioProposal: Handler<'publishStudioProposal'> = async (request) => {
  const { context, actor, tenant, path } = request;
  const seen = versionSeen(request.headers);
  const row = await withTenant(context.db, tenant.id, (db) => readProposalRow(db, path.id));
  assertOpenTo('PUBLISH', row, seen, actor);
  await checkOwnPassword(request);
  return versioned(await publishProposal(request, path.id, seen));
};

export const addStudioComment: Handler<'addStudioComment'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  const text = requiredText(body.text, '/body/text');
  return inTenant(async (db) => {
    const { uuid } = await readProposalRow(db, path.id);
    await db
      .insertInto('studio_comments')
      .values({
        ...{ tenant_id: db.tenantId, uuid_proposal: uuid, at: context.now() },
        ...{ uuid_user: actor.userId!, text, path: body.path ?? null },
        pointer: body.pointer ?? null,
      })
      .execute();
    return versioned({ proposal: await readProposal(context.published, db, actor, uuid) });
  });
};

/** Whoever looks at it next is not asked again; that of other words is another one. */
export const confirmStudioTranslation: Handler<'confirmStudioTranslation'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const { uuid } = await readProposalRow(db, path.id);
    await db
      .insertInto('studio_confirmations')
      .values({
        ...{ ...body, tenant_id: db.tenantId, uuid_proposal: uuid },
        ...{ at: context.now(), uuid_user: actor.userId! },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return versioned({ proposal: await readProposal(context.published, db, actor, uuid) });
  });
};

/** Refuses a step that is not open, and one with what could not be published over what is served now. */
async function assertSound(
  {
    context,
    actor,
    tenant,
    path,
    words,
  }: Pick<
    HandlerRequest<'approveStudioProposal'>,
    'context' | 'actor' | 'tenant' | 'path' | 'words'
  >,
  seen: number,
  name: 'REVIEW' | 'APPROVE',
): Promise<void> {
  const row = await withTenant(context.db, tenant.id, (db) => readProposalRow(db, path.id));
  assertOpenTo(name, row, seen, actor);
  const proposers = await withTenant(context.db, tenant.id, (db) => wordProposers(db, row.uuid));
  // Words that wait for a yes are approved by somebody else, as what changes is.
  if (name === 'APPROVE' && proposers.includes(actor.userId!)) throw forbidden('studio_own');
  assertPublishable(await buildOver(context, tenant, row), words, proposers.length > 0);
}

type Stepping = Pick<
  HandlerRequest<'approveStudioProposal'>,
  'context' | 'actor' | 'path' | 'inTenant'
>;
type Taken = Parameters<typeof takeStep>[2];

/** Takes a step with the proposal of a request. */
const step = (
  { context, actor, path, inTenant }: Stepping,
  seen: number,
  name: Taken['step'],
  taken: Pick<Taken, 'set' | 'event'>,
) =>
  inTenant(async (db) => {
    const row = await lockProposal(db, path.id);
    await takeStep(db, row, { step: name, seen, actor, at: context.now(), ...taken });
    return versioned({ proposal: await readProposal(context.published, db, actor, path.id) });
  });
