import { readOwnAnswers } from '../answers/readOwnAnswers.ts';
import { findOperation } from '../operations/findOperation.ts';
import { readCertificateHolders } from '../orders/certificateAhead.ts';
import { datesAhead } from '../orders/datesAhead.ts';
import { describeOperation } from '../orders/describeOperation.ts';
import { mayUseBanks } from '../orders/mayUseBanks.ts';
import { orderCourse } from '../orders/orderCourse.ts';
import { readTransferCourse } from '../orders/readTransferCourse.ts';
import { readSkippedDates } from '../orders/readSkippedDates.ts';
import { showPromise } from '../orders/showPromise.ts';
import { describeOrderSigners } from '../signatures/describeOrderSigners.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** An operation with everything that is known of it, and what the asker may do with it now. */
export const getOperation: Handler<'getOperation'> = ({
  context,
  words,
  tenant,
  actor,
  path,
  inTenant,
}) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const found = await findOperation(db, actor, path.id, today);
    const operation = await describeOperation(context, db, actor, found, { words });
    const signed = await describeOrderSigners(db, words, tenant, found, {
      self: actor.intervenerUuid,
      now: context.now(),
    });
    const { row, account } = found;
    const seesBank = account === undefined || mayUseBanks(account, today);
    const course = await orderCourse(context, db, actor, row, { seesBank });
    const transfer = await readTransferCourse(db, tenant, row, context.now());
    const promise = await showPromise(db, tenant, row, today);
    const holders = await readCertificateHolders(db, [row]);
    const dates_ahead = datesAhead(tenant, row, today, words, holders.get(row.uuid_account));
    const skipped_dates = await readSkippedDates(db, words, row);
    const { ordered_by } = found.row;
    const kept = { ordered_by, uuid_transcript: operation.uuid_transcript ?? null };
    const answered_besides = await readOwnAnswers(db, actor, kept);
    return {
      data: {
        operation: {
          ...{ ...operation, ...signed, ...course },
          ...{ transfer, promise, dates_ahead, skipped_dates, answered_besides },
        },
      },
    };
  });
