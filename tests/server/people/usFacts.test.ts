import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { kycDeclared } from '../../support/kycForm.ts';
import { idOf, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';
import { sentFile } from './sentFile.ts';

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

/** What the form of FATCA asks of everybody. */
const asked = {
  ...{ has_us_transfers: false, has_us_attorney: false, has_us_care_of: false },
  declares: true,
};
const sign = async (login: string, kind: 'KYC' | 'CRS' | 'FATCA') => {
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
      .where('resolved_at', 'is', null)
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

  test('until it is declared again, which staff are asked for no more', async () => {
    const us = { ...asked, fatca_status: 'US_PERSON', tin_type: 'SSN', tin_code: '536-90-4399' };
    expect((await ana('PATCH', `${person('ana')}/fatca`, us)).statusCode).toBe(200);
    expect(await alertsOf('ana')).toEqual([{ kind: 'US_INDICIA' }]);
    await sign('ana', 'FATCA');
    expect(await alertsOf('ana')).toEqual([]);
    expect((await intervener(ana, 'ana')).declarations_owed).toEqual([]);
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
    const declare = (form?: string) =>
      noconveniente(...(['PATCH', `${person('noconveniente')}/crs`] as const), sent, form);
    // Whoever is no person of the United States does not reside there: with the form's word and without.
    for (const form of ['crs', undefined])
      expect(reasonsOf(await declare(form))).toEqual(['422 crs.us_person /body/residences']);
    const at = `${person('noconveniente')}/fatca`;
    const us = { ...asked, fatca_status: 'US_PERSON', tin_type: 'SSN', tin_code: '536-90-4399' };
    await noconveniente('PATCH', at, us);
    expect((await declare('crs')).statusCode).toBe(200);
    // Nor does one who has declared it and not signed yet say otherwise.
    expect(await indicia(noconveniente, 'noconveniente')).toEqual(['tax_residence']);
    const non = { ...asked, fatca_status: 'NON_US_PERSON' };
    for (const form of ['fatca', undefined])
      expect(reasonsOf(await noconveniente('PATCH', at, non, form))).toEqual([
        '422 fatca.us_person /body/fatca_status',
      ]);
    await sign('noconveniente', 'CRS');
    expect(await indicia(noconveniente, 'noconveniente')).toEqual(['tax_residence']);
    expect(await intervener(noconveniente, 'noconveniente')).toMatchObject({
      personal_data: { tax_residence_country: 'USA' },
      fatca: { indicator_fatca: 'INDICIOS_REPORTABLE_PERSON' },
      declarations_owed: ['FATCA_CHANGED'],
      crs_change: null,
    });
    // It counts from the signature on, and staff look at whether it is reasonable.
    expect(await alertsOf('noconveniente')).toEqual([
      { kind: 'TAX_RESIDENCE' },
      { kind: 'US_INDICIA' },
    ]);
  });
});

describe('what an entity declares', () => {
  const PASSIVE = 'ENTIDAD_NO_FINANCIERA_PASIVA';
  const answered = (login: string, answers: Record<string, unknown>) =>
    desk.rows((db) =>
      db
        .updateTable('declarations')
        .set({ answers })
        .where('uuid_intervener', '=', idOf(`intervener/${login}`))
        .where('kind', '=', 'KYC')
        .execute(),
    );
  const controlledBy = (name: string, tin_country: string, tin_code: string) => ({
    ...{ residences: [{ tin_country: 'ESP', tin_code: 'G28112233' }], direction_type: 'OECD304' },
    ...{ entity_class: PASSIVE, declares: true },
    controlling_persons: [
      {
        ...{ name, birthdate: '1970-01-01', birth_city: 'Cádiz', birth_country: 'ESP' },
        ...{ address: 'Calle Mayor 1, 28013 Madrid', address_country: 'ESP' },
        ...{ tin_country, tin_code, role: 'CRS801' },
      },
    ],
  });

  test('says nothing else than its questionnaire in force', async () => {
    const iberica = await desk.as('iberica');
    await answered('iberica', { NORMATIVA_FATCA: PASSIVE, NORMATIVA_CRS: PASSIVE });
    const active = {
      ...{ residences: [{ tin_country: 'ESP', tin_code: 'B82111113' }], declares: true },
      ...{ direction_type: 'OECD304', entity_class: 'ENTIDAD_NO_FINANCIERA_ACTIVA' },
    };
    const at = `${person('iberica')}/crs`;
    for (const form of ['crs', undefined])
      expect(reasonsOf(await iberica('PATCH', at, active, form))).toEqual([
        '422 class_of_kyc /body/entity_class',
      ]);
  });

  test('is declared again when the questionnaire says another class', async () => {
    const iberica = await desk.as('iberica');
    await answered('iberica', { NORMATIVA_FATCA: PASSIVE, NORMATIVA_CRS: PASSIVE });
    const sent = controlledBy('Eva Ruiz', 'ESP', '12345678Z');
    const residences = [{ tin_country: 'ESP', tin_code: 'B82111113' }];
    await iberica('PATCH', `${person('iberica')}/crs`, { ...sent, residences }, 'crs');
    await sign('iberica', 'CRS');
    expect((await intervener(iberica, 'iberica')).declarations_owed).toEqual([]);
    await answered('iberica', { NORMATIVA_CRS: 'ENTIDAD_NO_FINANCIERA_ACTIVA' });
    expect((await intervener(iberica, 'iberica')).declarations_owed).toEqual(['CRS_CHANGED']);
  });

  test('is held against who owns it by its questionnaire, and against its FATCA declaration', async () => {
    const fundacion = await desk.as('fundacion');
    const TITULARES_REALES = [{ NOMBRE: 'Eva Ruiz', DOCUMENTO: '12345678Z' }];
    await answered('fundacion', { NORMATIVA_CRS: PASSIVE, TITULARES_REALES });
    const john = controlledBy('John Doe', 'USA', '536-90-4399');
    const saved = await fundacion('PATCH', `${person('fundacion')}/crs`, john, 'crs');
    expect(saved.statusCode, saved.body).toBe(200);
    await sign('fundacion', 'CRS');
    expect(await alertsOf('fundacion')).toEqual([
      { kind: 'OWNERS_DIFFER' },
      { kind: 'US_INDICIA' },
    ]);
    expect(await intervener(fundacion, 'fundacion')).toMatchObject({
      fatca: { indicator_fatca: 'INDICIOS_REPORTABLE_PERSON' },
      declarations_owed: ['FATCA_CHANGED'],
    });
    const non = { ...asked, fatca_status: 'NON_US_PERSON' };
    const at = `${person('fundacion')}/fatca`;
    expect(reasonsOf(await fundacion('PATCH', at, non))).toEqual([
      '422 fatca.certificate /body/tin_type',
      '422 fatca.proof /body/uuid_proof',
    ]);
    const uuid_proof = await sentFile(desk, 'fundacion', 'DOCUMENTOS_FATCA_CRS_AEAT');
    const certified = { ...non, tin_type: 'FORMULARIO_W_8BEN_O_EQUIVALENTE', uuid_proof };
    const answer = await fundacion('PATCH', at, certified);
    expect(answer.json().data.fatca.indicator_fatca).toBe('REPORTABLE_PERSON');
    await sign('fundacion', 'FATCA');
    expect(await alertsOf('fundacion')).toEqual([{ kind: 'OWNERS_DIFFER' }]);
    expect((await intervener(fundacion, 'fundacion')).declarations_owed).toEqual([]);
  });

  test('of its owners as its questionnaire does is told to nobody', async () => {
    const fundacion = await desk.as('fundacion');
    const eva = controlledBy('RUIZ, Eva', 'ESP', '12345678z');
    await fundacion('PATCH', `${person('fundacion')}/crs`, eva, 'crs');
    await sign('fundacion', 'CRS');
    expect(await alertsOf('fundacion')).toEqual([]);
  });
});

describe('tax residences that cannot be true are refused:', () => {
  test.each([
    [{ tin_country: 'UND', missing_reason: 'A' }, '422 enum /body/residences/0/tin_country'],
    [
      { tin_country: 'ESP', missing_reason: 'A' },
      '422 crs.number_given /body/residences/0/missing_reason',
    ],
    [
      { tin_country: 'DEU', missing_reason: 'A' },
      '422 crs.number_issued /body/residences/0/missing_reason',
    ],
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

  test('without a country that the questionnaire in force names', async () => {
    const PAISES_OBLIGACION_FISCAL = [{ tin_country: 'FRA', missing_reason: 'C' }];
    await desk.rows((db) =>
      db
        .updateTable('declarations')
        .set({ answers: { PAISES_OBLIGACION_FISCAL } })
        .where('uuid_intervener', '=', idOf('intervener/luis'))
        .where('kind', '=', 'KYC')
        .execute(),
    );
    const spain = { tin_country: 'ESP', tin_code: '87654321X' };
    const at = `${person('luis')}/crs`;
    const sent = { direction_type: 'OECD302', declares: true };
    const alone = await luis('PATCH', at, { ...sent, residences: [spain] }, 'crs');
    expect(reasonsOf(alone)).toEqual(['422 crs.country_of_kyc /body/residences']);
    const residences = [spain, ...PAISES_OBLIGACION_FISCAL];
    expect((await luis('PATCH', at, { ...sent, residences }, 'crs')).statusCode).toBe(200);
    await sign('luis', 'CRS');
    expect((await intervener(luis, 'luis')).declarations_owed).not.toContain('CRS_CHANGED');
  });

  test('in a questionnaire as in a declaration', async () => {
    await desk.rows((db) =>
      db
        .updateTable('interveners')
        .set({ tax_residence: 'FRA' })
        .where('uuid', '=', idOf('intervener/luis'))
        .execute(),
    );
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
