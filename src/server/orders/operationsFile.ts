import type { Calendar } from '#/domain/calendar/calendar.ts';
import { Readable } from 'node:stream';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { inNameOf } from '../kernel/asker.ts';
import type { Words } from '../kernel/words.ts';
import { inSession } from '../database/heldSession.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { inSlices } from '../kernel/inSlices.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { notFound } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';
import { disposition } from '../files/disposition.ts';
import { BOM, csvLine } from '../operations/csvText.ts';
import { readQuestion, type OperationsQuery } from './listOperationsOf.ts';
import { operationColumns } from '../operations/operationColumns.ts';
import type { PlacedRow } from '../operations/operationRow.ts';
import { clientScope, within } from '../operations/operationScope.ts';
import { selectOperations, type OperationQuestion } from '../operations/selectOperations.ts';
import { toOperation } from '../operations/toOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';

/** Rows that are read, written and forgotten at a time. */
const BATCH = 200;

/**
 * The operations that an investor may see, or the client whom staff look at, as a file of text, however many they are: read and sent in
 * batches, each after the last row of the one before, with no transaction open while the reader
 * takes its time, and no further than their session lasts. Whatever is wrong with the question is said before the first byte.
 */
export async function operationsFile(
  context: Context,
  db: TenantDb,
  actor: Actor,
  query: Pick<OperationsQuery, '$filter' | '$orderby' | '$search'> & {
    uuid_intervener?: string;
    /** Of one account only. */
    uuid_account?: string;
  },
  place: '/query' | '/body',
  /** In the language of the request. */
  say: Words,
): Promise<Answer<never>> {
  const today = todayOf(context, actor);
  const whole = await clientScope(db, actor, query.uuid_intervener, today, place);
  const scope = query.uuid_account ? within(whole, [query.uuid_account]) : whole;
  if (query.uuid_account && scope.accounts.length === 0) throw notFound();
  const question = await readQuestion(db, actor, scope, query, { today, place });
  const first = await selectOperations(db, question, { limit: BATCH });
  return new Answer<never>(Readable.from(lines(context, actor, question, today, first, say)), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': disposition(say('file.operations', { day: today })),
  });
}

async function* lines(
  context: Context,
  actor: Actor,
  question: OperationQuestion,
  today: string,
  first: PlacedRow[],
  say: Words,
): AsyncGenerator<string> {
  yield BOM + csvLine(operationColumns.map(({ title }) => say(title)));
  const { id, timeZone } = actor.tenant;
  const calendar = navCalendarOf(actor.tenant);
  // What is read as the reader takes it is asked for by the same person still.
  const asker = { tenant: id, person: actor.userId ?? actor.tenant.id };
  let rows = first;
  while (rows.length > 0) {
    yield (await inSlices(rows, (row) => toLine(row, today, timeZone, calendar, say))).join('');
    if (rows.length < BATCH) return;
    const part = { limit: BATCH, after: rows.at(-1)! };
    rows = await inNameOf(asker, () =>
      stillIn(actor, () =>
        withTenant(context.db, id, (db) => selectOperations(db, question, part)),
      ),
    );
  }
}

/** The request is answered by now: what is read for it needs its session all the same. */
const stillIn = <T>({ sessionId: uuid }: Actor, work: () => Promise<T>): Promise<T> =>
  uuid === undefined
    ? work()
    : inSession({ uuid, isHeld: false, isFound: false, isOver: false }, work);

function toLine(
  row: PlacedRow,
  today: string,
  zone: string,
  calendar: Calendar,
  say: Words,
): string {
  const operation = toOperation(row, today, calendar);
  return csvLine(operationColumns.map(({ of }) => of(operation, zone, say) ?? ''));
}
