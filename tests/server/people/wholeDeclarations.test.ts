import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { kycDeclared } from '../../support/kycForm.ts';
import { idOf, openDesk, person, reasonsOf, type Desk } from './desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

type Kind = 'KYC' | 'FATCA' | 'CRS';
const asked = { has_us_transfers: false, has_us_attorney: false, has_us_care_of: false };
const missing = Object.keys(asked).map((name) => `422 required /body/${name}`);
const us = { fatca_status: 'US_PERSON', tin_type: 'SSN', tin_code: '536-90-4399' };

const draftsOf = (login: string, kind: Kind) =>
  desk.rows((db) =>
    db
      .selectFrom('declarations')
      .select(['answers', 'uuid_document', 'uuid_transcript'])
      .where('uuid_intervener', '=', idOf(`intervener/${login}`))
      .where('kind', '=', kind)
      .where('status', '=', 'DRAFT')
      .execute(),
  );
const sign = async (login: string, kind: Kind) => {
  const [draft] = await draftsOf(login, kind);
  await desk.rows((db) => confirmDeclaration(desk.context, db, draft!.uuid_document!));
};
const send = async (by: string, of: string, path: string, sent: object) =>
  (await desk.as(by))('PATCH', `${person(of)}/${path}`, { ...sent, declares: true });
const intervener = async (login: string) =>
  (await (await desk.as(login))('GET', person(login))).json().data.intervener;

describe('a new declaration of FATCA leaves no question of its form open', () => {
  test.each([
    ['luis', 'luis', { country_fatca: 'ESP' }],
    ['luis', 'luis', { indicator_fatca: 'NO_REPORTABLE_PERSON' }],
    ['luis', 'luis', { fatca_status: 'NON_US_PERSON' }],
    ['luis', 'luis', us],
    ['tutor', 'nora', { country_fatca: 'ESP' }],
    ['tutor', 'nora', { fatca_status: 'NON_US_PERSON' }],
    ['iberica', 'iberica', { giin_code: '98Q96B.00000.LE.724' }],
  ])('%s of %s with %j', async (by, of, sent) => {
    const before = await draftsOf(of, 'FATCA');
    expect(reasonsOf(await send(by, of, 'fatca', sent))).toEqual(missing);
    expect(await draftsOf(of, 'FATCA')).toEqual(before);
    const { has_us_care_of: open, ...rest } = asked;
    expect(reasonsOf(await send(by, of, 'fatca', { ...sent, ...rest }))).toEqual([
      '422 required /body/has_us_care_of',
    ]);
    const whole = await send(by, of, 'fatca', { ...sent, ...rest, has_us_care_of: open });
    expect(whole.statusCode, whole.body).toBe(200);
    await (
      await desk.as(by)
    )('DELETE', `${person(of)}/draft-data`);
  });

  test('though one that was not signed answered them, and not once one in force does', async () => {
    const whole = await send('luis', 'luis', 'fatca', { ...us, ...asked });
    expect(whole.statusCode, whole.body).toBe(200);
    expect(reasonsOf(await send('luis', 'luis', 'fatca', us))).toEqual(missing);
    await sign('luis', 'FATCA');
    const { tin_code } = { tin_code: '536-90-4398' };
    const changed = await send('luis', 'luis', 'fatca', { tin_code });
    expect(changed.json().data.fatca).toMatchObject({ ...us, ...asked, tin_code });
    // What was read and kept is what is declared.
    const [draft] = await draftsOf('luis', 'FATCA');
    const luis = await desk.as('luis');
    const kept = await luis('GET', `${person('luis')}/transcripts/${draft!.uuid_transcript}`);
    expect(kept.body).toContain(tin_code);
    await luis('DELETE', `${person('luis')}/draft-data`);
  });
});

describe('a new declaration of CRS leaves none open', () => {
  test.each([
    ['amelie', 'amelie', { crs_indicator: 'RP' }, ['direction_type', 'residences/0/tin_code']],
    [...(['amelie', 'amelie', { direction_type: 'OECD302' }] as const), ['residences/0/tin_code']],
    ['tutor', 'nora', { tin_country: 'ESP', tin_code: '22222222J' }, ['direction_type']],
    [
      'iberica',
      'iberica',
      { direction_type: 'OECD304' },
      ['entity_class', 'residences/0/tin_code'],
    ],
  ])('%s of %s with %j', async (by, of, sent, open) => {
    const reasons = reasonsOf(await send(by, of, 'crs', sent));
    expect(reasons.sort()).toEqual(open.map((name) => `422 required /body/${name}`).sort());
    expect(await draftsOf(of, 'CRS')).toEqual([]);
  });
});

describe('what is signed is what is kept', () => {
  const start = async (login: string, document: string) =>
    (await desk.as(login))('POST', '/documents-signatures', {
      documents: [document],
      signature_type: 'DIGITAL-OTP',
    });

  test('so a declaration that something of later would make another is declared again', async () => {
    const non = { ...asked, fatca_status: 'NON_US_PERSON' };
    const saved = await send('ana', 'ana', 'fatca', non);
    expect(saved.json().data.fatca.indicator_fatca).toBe('NO_REPORTABLE_PERSON');
    const [draft] = await draftsOf('ana', 'FATCA');
    const ana = await desk.as('ana');
    const kyc = { ...kycDeclared, TIENE_NIF_EEUU: 'SI', INDIQUE_NUMERO_TIN: us.tin_code };
    expect((await ana('POST', `${person('ana')}/kyc`, kyc)).statusCode).toBe(201);
    const refused = await start('ana', draft!.uuid_document!);
    expect(reasonsOf(refused)).toEqual(['409 signature_overtaken']);
    expect(refused.json().result.errors[0].message).toContain('Vuelva a hacer la declaración');
    await send('ana', 'ana', 'fatca', { ...us, ...asked });
    const [again] = await draftsOf('ana', 'FATCA');
    const started = await start('ana', again!.uuid_document!);
    expect(started.body).not.toContain('signature_overtaken');
    await sign('ana', 'FATCA');
    await sign('ana', 'KYC');
    expect((await intervener('ana')).fatca.indicator_fatca).toBe('REPORTABLE_PERSON');
  });

  test('and a questionnaire does not deny the number that was declared', async () => {
    const ana = await desk.as('ana');
    const answer = await ana('POST', `${person('ana')}/kyc`, kycDeclared);
    expect(reasonsOf(answer)).toEqual(['422 kyc.us_number /body/TIENE_NIF_EEUU']);
    expect(answer.json().result.errors[0].message).toContain('número fiscal de Estados Unidos');
  });
});

describe('residence in another country than the address', () => {
  const declare = async () => {
    const residences = [{ tin_country: 'FRA', missing_reason: 'C' }];
    const sent = { residences, direction_type: 'OECD302' };
    expect((await send('luis', 'luis', 'crs', sent)).statusCode).toBe(200);
    await sign('luis', 'CRS');
  };
  const changeOf = async () => {
    const { declarations_owed, crs_change } = await intervener('luis');
    return [(declarations_owed as string[]).includes('CRS_CHANGED'), crs_change];
  };

  test('is answered by the declaration, until the address becomes another', async () => {
    await declare();
    expect(await changeOf()).toEqual([false, null]);
    const luisId = idOf('intervener/luis');
    await desk.rows(async (db) => {
      const address = await db
        .updateTable('addresses')
        .set({ country: 'PRT' })
        .where('uuid_intervener', '=', luisId)
        .where('kind', '=', 'FISCAL')
        .returning('uuid')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('draft_changes')
        .values({
          ...{ tenant_id: db.tenantId, uuid: desk.context.id(), uuid_intervener: luisId },
          ...{ section: 'ADDRESS', uuid_address: address.uuid, uuid_document: null },
          changes: JSON.stringify([{ field: 'country', old: 'ESP', new: 'PRT' }]),
          ...{ made_by: luisId, made_at: desk.context.now(), status: 'APPLIED' },
          ...{ closed_by: luisId, closed_at: new Date(desk.context.now().getTime() + 1000) },
        })
        .execute();
    });
    expect(await changeOf()).toEqual([true, { datum: 'ADDRESS', country: 'PRT' }]);
    await desk.context.clock.moveTo(new Date(desk.context.now().getTime() + 2000));
    await declare();
    expect(await changeOf()).toEqual([false, null]);
  });
});
