import { sql } from 'kysely';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { checkPollAnswers, isOpenOn, toPoll } from '../questionnaires/polls.ts';
import { readAnswers } from '../questionnaires/readAnswers.ts';
import { notFound, HttpError, unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The polls that have begun: those that wait for an answer first, then the answered, then the newest. */
export const listPolls: Handler<'listPolls'> = ({ context, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const cut = slice(query, LIMIT);
    const rows = await begun(db, actor, today)
      .orderBy(
        sql`case when answered_at is not null then 1 when closes_on < ${today} then 2 else 0 end`,
      )
      .orderBy('opens_on', 'desc')
      .orderBy('polls.uuid')
      .limit(cut.limit)
      .offset(cut.offset)
      .execute();
    const { total } = await db
      .selectFrom('polls')
      .where('opens_on', '<=', today)
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow();
    const polls = rows.map((row) => toPoll(row, today));
    return { data: { polls, ...page('/polls', query, cut, Number(total)) } };
  });

/** One of them, with its questions and what the asker answered. */
export const getPoll: Handler<'getPoll'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const row = await begun(db, actor, today).where('polls.uuid', '=', path.id).executeTakeFirst();
    if (!row) throw notFound();
    return { data: { poll: toPoll(row, today) } };
  });

const begun = (db: TenantDb, { intervenerUuid }: Actor, today: string) =>
  db
    .selectFrom('polls')
    .leftJoin('poll_answers as given', (join) =>
      join
        .onRef('given.uuid_poll', '=', 'polls.uuid')
        .on('given.uuid_intervener', '=', intervenerUuid ?? null),
    )
    .where('opens_on', '<=', today)
    .selectAll('polls')
    .select(['given.answers', 'given.answered_at']);

/** Keeps the asker's answers to an open poll; once given they stay. */
export const answerPoll: Handler<'answerPoll'> = async (request) => {
  const { context, actor, body, transcript, inTenant } = request;
  await inTenant(async (db) => {
    const today = todayOf(context, actor);
    const row = await db
      .selectFrom('polls')
      .selectAll()
      .where('uuid', '=', body.uuid_poll)
      .where('opens_on', '<=', today)
      .executeTakeFirst();
    if (!row || !actor.intervenerUuid) throw notFound();
    if (!isOpenOn(row, today)) throw new HttpError(409, [{ code: 'poll_closed' }]);
    if (body.form !== undefined && body.form !== row.form)
      throw unprocessable([{ code: 'const', path: '/form' }]);
    const given = readAnswers(body.answers);
    const issues = checkPollAnswers(row, given);
    if (issues.length > 0) throw unprocessable(issues);
    const kept = await db
      .insertInto('poll_answers')
      .values({
        tenant_id: actor.tenant.id,
        uuid_poll: row.uuid,
        uuid_intervener: actor.intervenerUuid,
        answers: given.answers,
        answered_at: context.now(),
        uuid_transcript: transcript ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows === 0n) throw new HttpError(409, [{ code: 'poll_answered' }]);
  });
  return { data: { done: true } };
};
