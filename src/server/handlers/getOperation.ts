import { readOwnAnswers } from '../answers/readOwnAnswers.ts';
import { findOperation } from '../operations/findOperation.ts';
import { describeOperation } from '../orders/describeOperation.ts';
import { describeOrderSigners } from '../signatures/describeOrderSigners.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** An operation with everything that is known of it, and what the asker may do with it now. */
export const getOperation: Handler<'getOperation'> = ({ context, words, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const found = await findOperation(db, actor, path.id, todayOf(context, actor));
    const operation = await describeOperation(context, db, actor, found, true);
    const signed = await describeOrderSigners(db, words, found, {
      self: actor.intervenerUuid,
      now: context.now(),
    });
    const { ordered_by } = found.row;
    const kept = { ordered_by, uuid_transcript: operation.uuid_transcript ?? null };
    const answered_besides = await readOwnAnswers(db, actor, kept);
    return { data: { operation: { ...operation, ...signed, answered_besides } } };
  });
