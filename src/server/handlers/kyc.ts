import type { Output } from '#/contract/call.ts';
import { checkKycAgainst } from '#/domain/people/checkAgainstKyc.ts';
import { fullName } from '#/domain/people/names.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import { spanishNumberOf } from '#/domain/people/checkResidences.ts';
import { declaresPublicOffice } from '#/domain/people/declaresPublicOffice.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import { page, slice } from '../kernel/paging.ts';
import { checkKyc } from '../people/checkKyc.ts';
import { readDeclaredLast, saveDeclaration } from '../people/declarations/saveDeclaration.ts';
import { findPerson, findPersonToChange } from '../people/findPerson.ts';
import { askKycAgain as askAgain, assertAskable, readKycRequests } from '../people/kycRequests.ts';
import { kycRecordOf } from '../people/kycRecordOf.ts';
import { readKycRound } from '../people/kycRound.ts';
import { readKyc, readLastKyc } from '../people/readKyc.ts';
import { kycAskedOf } from '../answers/kycAskedOf.ts';
import { readAskable } from '../answers/readAskable.ts';
import { readSeen } from '../answers/readSeen.ts';
import { firstKycAnswers, readKycBefore } from '../answers/readKycBefore.ts';
import { readKycLines } from '../answers/readKycLines.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { notFound, unprocessable } from '../kernel/httpError.ts';
import type { Handler, HandlerRequest } from '../ports/handler.ts';

const LIMIT = 25;

/** KYC questionnaires of a person, the newest first. */
export const listIntervenerKyc: Handler<'listIntervenerKyc'> = (request) => {
  const { context, actor, tenant, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    const all = await readKyc(db, tenant, row.uuid);
    const cut = slice(query, LIMIT);
    const kyc = all.slice(cut.offset, cut.offset + cut.limit);
    return { data: { kyc, ...page(`/interveners/${row.uuid}/kyc`, query, cut, all.length) } };
  });
};

/** One of them with its questions and answers, as they were read where that is kept. */
export const getIntervenerKyc: Handler<'getIntervenerKyc'> = (request) => {
  const { context, actor, tenant, path, inTenant } = request;
  return inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    const all = await readKyc(db, tenant, row.uuid);
    const kyc = all.find(({ uuid }) => uuid === path.version.toLowerCase());
    if (!kyc) throw notFound();
    return { data: { kyc, ...(await readKycLines(db, row.uuid, kyc)) } };
  });
};

/** With what a person's questionnaire begins, what counts of them, and what is asked of them. */
export const getKycAnswers: Handler<'getKycAnswers'> = (request) => {
  const { context, actor, tenant, path, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPerson(db, actor, path.id, today);
    const all = await readKyc(db, tenant, row.uuid);
    const { last, asked, wouldExpireOn } = await readKycRound(db, tenant, row, today);
    const { counts, waits } = last;
    const counted = all.find(({ uuid }) => uuid === counts?.uuid);
    const read = counted && (await readKycLines(db, row.uuid, counted));
    const only = await kycAskedOf(context, tenant, row, { asked, today });
    const given = { answers: counts?.answers ?? {}, today };
    const open =
      actor.kind === 'staff' && counts && (await readAskable(context, tenant, row, given));
    return {
      data: {
        answers: firstKycAnswers(last, only) as Output<'getKycAnswers'>['data']['answers'],
        before: await readKycBefore(db, row.uuid, counts),
        created_at: counts?.created_at ?? null,
        expires_on: counts?.expires_on ?? null,
        would_expire_on: wouldExpireOn,
        waiting: waits ? { uuid: waits.uuid, created_at: waits.created_at } : null,
        lines: read?.lines ?? [],
        sha256: read?.sha256 ?? null,
        seen: await readSeen(context, db, tenant, row, today),
        asked,
        on_record: kycRecordOf(row),
        ...(actor.kind === 'staff' && { askable: (open || []).map((key) => ({ key })) }),
      },
    };
  });
};

/**
 * Keeps a new version of the questionnaire beside those before, as a draft whose document is to be signed; it counts
 * from its signature on. @source specification §3 'KYC questionnaire', Document MODELO_KYC
 */
export const saveKyc: Handler<'saveKyc'> = (request) => {
  const { context, actor, tenant, path, body, transcript, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const isWard = row.type === 'F' && isMinor(row, today);
    const { upTo, renewedOn, asked } = await readKycRound(db, tenant, row, today);
    const only = await kycAskedOf(context, tenant, row, { asked, today });
    const against = checkKycAgainst(body, {
      fatca: await readDeclaredLast(db, row, 'FATCA'),
      crs: await readDeclaredLast(db, row, 'CRS'),
    });
    const issues = [
      ...checkKyc(body, {
        ...{ own: spanishNumberOf(row), isMinor: isWard },
        record: kycRecordOf(row),
      }),
      // What is not asked this time is not told to be wrong.
      ...against.filter(({ path: at }) => !only || only.has(at.slice(1))),
    ];
    if (issues.length > 0) throw unprocessable(issues);
    const by = actor.userId!;
    await saveDeclaration(context, db, row, {
      ...{ kind: 'KYC', answers: body, by, today, transcript, answersUpTo: upTo },
      ...(renewedOn !== today && { renewedOn }),
    });
    if (declaresPublicOffice(body)) {
      const facts = { name: fullName(row) };
      await alertStaff(context, db, { kind: 'PUBLIC_OFFICE', subject: row.uuid, facts });
    }
    const [newest] = await readKyc(db, tenant, row.uuid);
    return { data: { kyc: newest! } };
  });
};

const ask: Handler<'askKycAgain'> = (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    await askAgain(context, db, actor, path.id, body, {
      today,
      readAskable: async (person) => {
        const { counts } = await readLastKyc(db, tenant, person.uuid, today);
        return readAskable(context, tenant, person, { answers: counts?.answers ?? {}, today });
      },
    });
    const { asked } = await readKycRequests(db, path.id);
    return { data: { asked: asked! } };
  });
};

/** Whom nobody can ask is said before how it was asked. */
const refuse = ({ path, inTenant }: HandlerRequest<'askKycAgain'>) =>
  inTenant(async (db) => {
    await assertAskable(db, path.id);
  });

/** Asks a person again for single answers, with a reason. */
export const askKycAgain: Handler<'askKycAgain'> = Object.assign(ask, { refuse });
