import { sql } from 'kysely';
import { page, slice } from '../paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { checkPollAnswers, isOpenOn, toPoll } from '../questionnaires/polls.ts';
import { readAnswers } from '../questionnaires/readAnswers.ts';
import { notFound, Refusal, unprocessable } from '../refusal.ts';
import type { Handler } from '../router/handler.ts';

const LIMIT = 25;

/** The polls that have begun, those that may still be answered first, then the newest. */
export const listPolls: Handler<'listPolls'> = ({ context, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const cut = slice(query, LIMIT);
    const begun = db
      .selectFrom('polls')
      .where('polls.tenant_id', '=', actor.tenant.id)
      .where('opens_on', '<=', today);
    const rows = await begun
      .selectAll('polls')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('poll_answers as given')
            .select('given.uuid_poll')
            .whereRef('given.tenant_id', '=', 'polls.tenant_id')
            .whereRef('given.uuid_poll', '=', 'polls.uuid')
            .where('given.uuid_intervener', '=', actor.intervenerUuid ?? null),
        ).as('is_answered'),
      )
      .orderBy(sql`closes_on < ${today}`)
      .orderBy('opens_on', 'desc')
      .orderBy('uuid')
      .limit(cut.limit)
      .offset(cut.offset)
      .execute();
    const { total } = await begun
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow();
    const polls = rows.map((row) =>
      toPoll({ ...row, is_answered: Boolean(row.is_answered) }, today),
    );
    return { data: { polls, ...page('/polls', query, cut, Number(total)) } };
  });

/** Keeps the asker's answers to an open poll; once given they stay. */
export const answerPoll: Handler<'answerPoll'> = async (request) => {
  const { context, actor, body, transcript, inTenant } = request;
  await inTenant(async (db) => {
    const today = todayOf(context, actor);
    const row = await db
      .selectFrom('polls')
      .selectAll()
      .where('tenant_id', '=', actor.tenant.id)
      .where('uuid', '=', body.uuid_poll)
      .where('opens_on', '<=', today)
      .executeTakeFirst();
    if (!row || !actor.intervenerUuid) throw notFound();
    if (!isOpenOn(row, today)) throw new Refusal(409, [{ code: 'poll_closed' }]);
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
    if (kept.numInsertedOrUpdatedRows === 0n) throw new Refusal(409, [{ code: 'poll_answered' }]);
  });
  return { data: { done: true } };
};
