import { sql } from 'kysely';
import { fullName } from '#/domain/people/names.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import type { Schema } from '#/contract/schema.ts';
import { codeList } from '../tenants/codeList.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import { requiredText } from '../kernel/requiredText.ts';
import { events } from '../notifications/events.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { lockRow } from '../decisions/lockRow.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { settledAddress } from '../identity/settledAddress.ts';
import { isInForce } from './isInForce.ts';
import { kycAskedMail } from './kycAskedMail.ts';
import { readAnswerers } from './readAnswerers.ts';

/** What staff ask a person again and was not answered since; `upTo` is the last of their requests. */
export interface OpenRequests {
  asked: Schema<'KycAsked'> | null;
  upTo: bigint;
}

/** Whether something is asked of the person of a row of `interveners` that no answer of theirs, signed or to be signed, is to. */
export const isKycAsked = sql<boolean>`exists (select 1 from kyc_requests request
  where request.tenant_id = interveners.tenant_id and request.uuid_intervener = interveners.uuid
    and request.sequence > coalesce((select max(requests_answered) from declarations answered
      where answered.tenant_id = interveners.tenant_id and answered.uuid_intervener = interveners.uuid
        and answered.kind = 'KYC' and answered.status is distinct from 'DISCARDED'), 0))`;

/**
 * The questions of all requests together, each once, with every reason, the oldest first. A request is open until a
 * questionnaire that answers it is signed.
 */
export async function readKycRequests(db: TenantDb, person: string): Promise<OpenRequests> {
  const { answered } = await db
    .selectFrom('declarations')
    .select(sql<string>`coalesce(max(requests_answered), 0)`.as('answered'))
    .where('uuid_intervener', '=', person)
    .where('kind', '=', 'KYC')
    .where(isInForce)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('kyc_requests')
    .select(['sequence', 'questions', 'reason', 'asked_at'])
    .where('uuid_intervener', '=', person)
    .where('sequence', '>', BigInt(answered))
    .orderBy('sequence')
    .execute();
  const last = open.at(-1);
  if (!last) return { asked: null, upTo: BigInt(answered) };
  const questions = [...new Set(open.flatMap((each) => each.questions))];
  return {
    asked: {
      ...{ questions, count: questions.length },
      reason: [...new Set(open.map(({ reason }) => reason))].join('\n'),
      asked_at: last.asked_at.toISOString(),
    },
    upTo: BigInt(last.sequence),
  };
}

/**
 * A person of whom a questionnaire counts, held until the transaction ends.
 * @throws HttpError 404 of nobody, 409 of whoever has signed none yet
 */
export async function assertAskable(db: TenantDb, uuid: string): Promise<IntervenerRow> {
  const person = await lockRow(db, 'interveners', uuid);
  const before = await db
    .selectFrom('declarations')
    .select('uuid')
    .where('uuid_intervener', '=', person.uuid)
    .where('kind', '=', 'KYC')
    .where(isInForce)
    .executeTakeFirst();
  if (!before) throw new HttpError(409, [{ code: 'kyc.none_to_ask_again' }]);
  return person;
}

/**
 * Asks a person again for single answers of the last questionnaire that counts, of a minor their guardians.
 * @param readAskable what their questionnaire shows them
 * @throws HttpError 409 of whoever has signed none yet, 422 of a question that there is not, or that they do not see
 */
export async function askKycAgain(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  { questions, reason: given }: Schema<'KycRequest'>,
  {
    today,
    readAskable,
  }: { today: string; readAskable: (person: IntervenerRow) => Promise<readonly string[]> },
): Promise<void> {
  const reason = requiredText(given, '/body/reason');
  const { items } = codeList('kyc-questions');
  const unknown = questions.flatMap((name, index) =>
    Object.hasOwn(items, name) ? [] : [{ code: 'unknown_code', path: `/questions/${index}` }],
  );
  if (unknown.length > 0) throw unprocessable(unknown);
  const person = await assertAskable(db, uuid);
  const askable = await readAskable(person);
  const unseen = questions.flatMap((name, index) =>
    askable.includes(name) ? [] : [{ code: 'kyc.question_unseen', path: `/questions/${index}` }],
  );
  if (unseen.length > 0) throw unprocessable(unseen);
  await db
    .insertInto('kyc_requests')
    .values({
      ...{ tenant_id: db.tenantId, uuid: context.id(), uuid_intervener: person.uuid },
      ...{ questions, reason, asked_by: actor.userId!, asked_at: context.now() },
    })
    .execute();
  const isWard = isMinor(person, today);
  const told = isWard
    ? events.kycAskedAgainOfMinor({ name: fullName(person), reason })
    : events.kycAskedAgain({ reason });
  const to = await readAnswerers(db, person, today);
  await createNotification(context, db, { to, ...told });
  const { tenant } = actor;
  for (const each of to) {
    const address = await settledAddress(context, db, each);
    if (address) await context.mail.send(db, tenant, kycAskedMail(tenant, address, { isWard }));
  }
}
