import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { kycDeclared } from '../../support/kycForm.ts';
import { idOf, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';

let desk: Desk;
let ana: Send;
let luis: Send;
let noconveniente: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
  luis = await desk.as('luis');
  noconveniente = await desk.as('noconveniente');
});
afterAll(() => desk.close());

const sign = async (login: string, kind: 'KYC' | 'CRS') => {
  const { uuid_document } = await desk.rows((db) =>
    db
      .selectFrom('declarations')
      .select('uuid_document')
      .where('uuid_intervener', '=', idOf(`intervener/${login}`))
      .where('kind', '=', kind)
      .where('status', '=', 'DRAFT')
      .executeTakeFirstOrThrow(),
  );
  await desk.rows((db) => confirmDeclaration(desk.context, db, uuid_document!));
};
const alertsOf = (login: string) =>
  desk.rows((db) =>
    db
      .selectFrom('staff_alerts')
      .select('kind')
      .where('subject', '=', idOf(`intervener/${login}`))
      .orderBy('kind')
      .execute(),
  );
const intervener = async (send: Send, login: string) =>
  (await send('GET', person(login))).json().data.intervener;
const indicia = async (send: Send, login: string) =>
  (await send('GET', `${person(login)}/us-indicia`)).json().data.indicia;

describe('what has to do with the United States reaches the FATCA declaration in force', () => {
  test('from a questionnaire that was signed', async () => {
    const payload = { ...kycDeclared, TIENE_NIF_EEUU: 'SI', INDIQUE_NUMERO_TIN: '536-90-4399' };
    expect((await ana('POST', `${person('ana')}/kyc`, payload)).statusCode).toBe(201);
    expect(await alertsOf('ana')).toEqual([]);
    expect((await intervener(ana, 'ana')).declarations_owed).toEqual([]);
    await sign('ana', 'KYC');
    expect(await intervener(ana, 'ana')).toMatchObject({
      fatca: {
        fatca_status: 'NON_US_PERSON',
        indicator_fatca: 'INDICIOS_REPORTABLE_PERSON',
      },
      declarations_owed: ['FATCA_CHANGED'],
    });
    expect(await alertsOf('ana')).toEqual([{ kind: 'US_INDICIA' }]);
  });

  test('from edited data that was validated', async () => {
    await luis('PATCH', person('luis'), { birth_country: 'USA', mimetype: 'application/json' });
    expect(await alertsOf('luis')).toEqual([]);
    await luis('POST', `${person('luis')}/draft-data/validate`);
    expect((await intervener(luis, 'luis')).fatca.indicator_fatca).toBe(
      'INDICIOS_REPORTABLE_PERSON',
    );
    expect(await alertsOf('luis')).toEqual([{ kind: 'US_INDICIA' }]);
  });

  test('from tax residences that were signed, which become the person’s', async () => {
    const residences = [{ tin_country: 'USA', tin_code: '536-90-4399' }];
    const sent = { residences, direction_type: 'OECD302', declares: true };
    expect(
      (await noconveniente('PATCH', `${person('noconveniente')}/crs`, sent, 'crs')).statusCode,
    ).toBe(200);
    expect(await indicia(noconveniente, 'noconveniente')).toEqual([]);
    await sign('noconveniente', 'CRS');
    expect(await indicia(noconveniente, 'noconveniente')).toEqual(['tax_residence']);
    expect(await intervener(noconveniente, 'noconveniente')).toMatchObject({
      personal_data: { tax_residence_country: 'USA' },
      fatca: { indicator_fatca: 'INDICIOS_REPORTABLE_PERSON' },
      declarations_owed: ['FATCA_CHANGED', 'CRS_CHANGED'],
    });
    // It counts from the signature on, and staff look at whether it is reasonable.
    expect(await alertsOf('noconveniente')).toEqual([
      { kind: 'TAX_RESIDENCE' },
      { kind: 'US_INDICIA' },
    ]);
  });
});

describe('tax residences that cannot be true are refused:', () => {
  test.each([
    [{ tin_country: 'UND', missing_reason: 'A' }, '422 enum /body/residences/0/tin_country'],
    [{ tin_country: 'ESP', missing_reason: 'A' }, '422 among /body/residences/0/missing_reason'],
    [
      { tin_country: 'ESP', missing_reason: 'C' },
      '422 crs.number_given /body/residences/0/tin_code',
    ],
    [
      { tin_country: 'ESP', tin_code: '12345678Z' },
      '422 crs.number_of_other /body/residences/0/tin_code',
    ],
  ])('%j', async (residence, reason) => {
    const sent = { residences: [residence], direction_type: 'OECD302', declares: true };
    const answer = await luis('PATCH', `${person('luis')}/crs`, sent, 'crs');
    expect(reasonsOf(answer)).toEqual([reason]);
  });

  test('in a questionnaire as in a declaration', async () => {
    const PAISES_OBLIGACION_FISCAL = [{ tin_country: 'ESP', tin_code: '12345678Z' }];
    const sent = {
      ...kycDeclared,
      TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL: 'SI',
      PAISES_OBLIGACION_FISCAL,
    };
    expect(reasonsOf(await luis('POST', `${person('luis')}/kyc`, sent))).toEqual([
      '422 crs.number_of_other /body/PAISES_OBLIGACION_FISCAL/0/tin_code',
    ]);
  });
});
