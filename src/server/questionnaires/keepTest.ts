import { productFamilies } from '#/domain/appropriateness/questions.ts';
import type { TestResult } from '#/domain/appropriateness/scoreTest.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { notify } from '../notifications/notify.ts';
import { VERSION } from './convenienceTest.ts';
import type { GivenAnswers } from './readAnswers.ts';

/** A test that was scored, of whom, and until when it serves. */
export interface TakenTest {
  intervener: string;
  answers: GivenAnswers;
  result: TestResult;
  /** `YYYY-MM-DD`. */
  taken_on: string;
  expires_on: string;
  transcript?: string;
}

/** Keeps a result with its answers and circumstances, earlier ones beside it, and tells the person. */
export async function keepTest(context: Context, db: TenantDb, test: TakenTest): Promise<void> {
  const { intervener, answers, result, taken_on, expires_on, transcript } = test;
  // One after the other, so that two tests at once are two attempts.
  await db
    .selectFrom('interveners')
    .select('uuid')
    .where('uuid', '=', intervener)
    .forUpdate()
    .execute();
  const { before } = await db
    .selectFrom('test_results')
    .select(({ fn }) => fn.countAll<bigint>().as('before'))
    .where('uuid_intervener', '=', intervener)
    .executeTakeFirstOrThrow();
  const uuid = context.id();
  await db
    .insertInto('test_results')
    .values({
      tenant_id: db.tenantId,
      uuid,
      uuid_intervener: intervener,
      version: VERSION,
      convenient: result.convenient,
      answers,
      taken_on,
      expires_on,
    })
    .execute();
  await db
    .insertInto('test_attempts')
    .values({
      tenant_id: db.tenantId,
      uuid_result: uuid,
      taken_at: context.now(),
      attempt: Number(before) + 1,
      uuid_transcript: transcript ?? null,
    })
    .execute();
  const isAllConvenient = productFamilies.every((family) => result.convenient[family]);
  const told = isAllConvenient ? events.testTaken : events.testNotConvenient;
  await notify(context, db, [{ intervener, ...told() }]);
}
