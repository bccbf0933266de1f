import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { kycDeclared, kycOfCompany } from '../../support/kycForm.ts';
import { idOf, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';
import { sentFile } from './sentFile.ts';

let desk: Desk;
let ana: Send;
let luis: Send;
let iberica: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
  luis = await desk.as('luis');
  iberica = await desk.as('iberica');
});
afterAll(() => desk.close());

const papersOf = (login: string) =>
  desk.rows((db) =>
    db
      .selectFrom('documents')
      .select(['uuid', 'filename', 'subcategory', 'is_signed', 'needs_signature'])
      .where('uuid_owner', '=', idOf(`intervener/${login}`))
      .where('subcategory', 'like', 'DECLARACION%')
      .where('is_signed', '=', false)
      .execute(),
  );
const intervener = async (send: Send, login: string) =>
  (await send('GET', person(login))).json().data.intervener;

/** What the form of FATCA asks of everybody: a declaration that leaves it open is none. */
const asked = { has_us_transfers: false, has_us_attorney: false, has_us_care_of: false };
const ticked = { ...asked, declares: true };

describe('a tax declaration', () => {
  const fatca = (login: string) => `${person(login)}/fatca`;

  test('waits with a document to sign, and the one in force stays meanwhile', async () => {
    const payload = {
      fatca_status: 'US_PERSON',
      indicator_fatca: 'REPORTABLE_PERSON',
      tin_type: 'SSN',
      tin_code: '536-90-4399',
      ...asked,
    };
    const answer = await ana('PATCH', fatca('ana'), { ...payload, declares: true });
    expect(answer.json().data.fatca).toEqual({ country_fatca: 'USA', ...payload });
    expect(await intervener(ana, 'ana')).toMatchObject({
      fatca: { fatca_status: 'NON_US_PERSON' },
      has_draft_data: true,
      has_pending_docs_signed: true,
      has_docs_validated: false,
    });
    const [paper, ...others] = await papersOf('ana');
    expect(others).toEqual([]);
    expect(paper).toMatchObject({
      filename: 'declaracion-fatca.pdf',
      subcategory: 'DECLARACION_FATCA_CRS_AEAT',
      is_signed: false,
      needs_signature: true,
    });
    const { draft_data } = (await ana('GET', `${person('ana')}/draft-data`)).json().data;
    expect(draft_data).toEqual([
      expect.objectContaining({ section: 'FATCA', needs: 'SIGNATURE', uuid_document: paper!.uuid }),
    ]);
    expect(draft_data[0].changes).toContainEqual({
      field: 'fatca_status',
      old: 'NON_US_PERSON',
      new: 'US_PERSON',
    });
  });

  test('is not validated by a word, only by its signature', async () => {
    const word = await ana('POST', `${person('ana')}/draft-data/validate`);
    expect(reasonsOf(word)).toEqual(['409 draft_data.sign_first']);
    const [paper] = await papersOf('ana');
    await desk.rows((db) => confirmDeclaration(desk.context, db, paper!.uuid));
    expect(await intervener(ana, 'ana')).toMatchObject({
      fatca: { fatca_status: 'US_PERSON', tin_code: '536-90-4399' },
      has_draft_data: false,
    });
    const rows = await desk.rows((db) =>
      db
        .selectFrom('declarations')
        .select(['is_current', 'status'])
        .where('uuid_intervener', '=', idOf('intervener/ana'))
        .where('kind', '=', 'FATCA')
        .orderBy('is_current')
        .execute(),
    );
    expect(rows).toEqual([
      { is_current: false, status: null },
      { is_current: true, status: 'SIGNED' },
    ]);
  });

  test('that is made again takes the place of the one that was not signed', async () => {
    const us = { fatca_status: 'US_PERSON', tin_code: '536-90-4399' };
    await luis('PATCH', fatca('luis'), { ...us, ...ticked, tin_type: 'SSN' });
    await luis('PATCH', fatca('luis'), ticked);
    expect(await papersOf('luis')).toHaveLength(1);
    const { draft_data } = (await luis('GET', `${person('luis')}/draft-data`)).json().data;
    const fields = Object.keys(asked).sort();
    expect(draft_data[0].changes).toEqual(
      fields.map((field) => ({ field, old: null, new: false })),
    );
    const crs = {
      tin_country: 'ESP',
      tin_code: '87654321X',
      direction_type: 'OECD302',
      declares: true,
    };
    await luis('PATCH', `${person('luis')}/crs`, crs);
    expect(await papersOf('luis')).toHaveLength(2);
    // Who signs both tells them apart by name: where they are signed, and in the list.
    const names = ['DECLARACION_CRS', 'DECLARACION_FATCA'];
    for (const path of ['documents-to-sign', 'documents']) {
      const { documents } = (await luis('GET', `${person('luis')}/${path}`)).json().data as {
        documents: { filename: string; named_as: string }[];
      };
      const named = documents.filter(({ filename }) =>
        /declaracion-(fatca|crs)\.pdf/.test(filename),
      );
      expect(named.map(({ named_as }) => named_as).sort()).toEqual(names);
    }
  });

  test('that is discarded leaves no paper and nothing pending', async () => {
    await luis('DELETE', `${person('luis')}/draft-data`);
    expect(await papersOf('luis')).toEqual([]);
    expect(await intervener(luis, 'luis')).toMatchObject({
      fatca: { country_fatca: 'ESP' },
      has_draft_data: false,
      has_pending_docs_signed: false,
      has_docs_validated: true,
    });
  });

  test('of whoever has to do with the United States needs a certificate and a proof', async () => {
    const indicia = `${person('luis')}/us-indicia`;
    expect((await luis('GET', indicia)).json().data).toEqual({ indicia: [] });
    const born = (birth_country: string | null) =>
      desk.rows((db) =>
        db
          .updateTable('interveners')
          .set({ birth_country })
          .where('uuid', '=', idOf('intervener/luis'))
          .execute(),
      );
    await born('USA');
    expect((await luis('GET', indicia)).json().data).toEqual({ indicia: ['birthplace'] });
    const declared = { ...asked, fatca_status: 'NON_US_PERSON', has_us_attorney: true };
    const declare = (sent: object) => luis('PATCH', fatca('luis'), { ...sent, declares: true });
    expect(reasonsOf(await declare(declared))).toEqual([
      '422 fatca.certificate /body/tin_type',
      '422 fatca.proof /body/uuid_proof',
    ]);
    const certified = { ...declared, tin_type: 'FORMULARIO_W_8BEN_O_EQUIVALENTE' };
    const unknown = { ...certified, uuid_proof: idOf('document/nobody') };
    expect(reasonsOf(await declare(unknown))).toEqual(['422 file_unknown /body/uuid_proof']);
    const uuid_proof = await sentFile(desk, 'luis', 'DOCUMENTOS_FATCA_CRS_AEAT');
    const answer = await declare({ ...certified, uuid_proof });
    expect(answer.json().data.fatca).toMatchObject({
      ...certified,
      uuid_proof,
      indicator_fatca: 'INDICIOS_REPORTABLE_PERSON',
    });
    await luis('DELETE', `${person('luis')}/draft-data`);
    await born(null);
  });

  test('of a citizen of the United States cannot say otherwise', async () => {
    const john = await desk.as('john');
    const sent = { ...ticked, fatca_status: 'NON_US_PERSON' };
    const declared = await john('PATCH', fatca('john'), sent);
    expect(reasonsOf(declared)).toEqual(['422 fatca.us_person /body/fatca_status']);
  });

  test('of a company has a paper of its own, and may have a GIIN', async () => {
    const payload = { ...ticked, giin_code: '98Q96B.00000.LE.724' };
    expect((await iberica('PATCH', fatca('iberica'), payload)).statusCode).toBe(200);
    expect(await papersOf('iberica')).toMatchObject([
      { subcategory: 'DECLARACION_FATCA_CRS_SOCIEDAD' },
    ]);
  });

  test.each([
    [{ fatca_status: 'EN_ANALISIS' }, ['422 enum /body/fatca_status']],
    [
      { indicator_fatca: 'SIN_INDICIOS_PREEXISTENTES' },
      ['422 field_by_manager /body/indicator_fatca'],
    ],
    [
      { fatca_status: 'US_PERSON', indicator_fatca: 'REPORTABLE_PERSON' },
      ['422 required /body/tin_code', '422 required /body/tin_type'],
    ],
    [
      { fatca_status: 'US_PERSON', indicator_fatca: 'REPORTABLE_PERSON', tin_code: '000-00-0000' },
      ['422 tin-validator /body/tin_code'],
    ],
    [{ indicator_fatca: 'REPORTABLE_PERSON' }, ['422 fatca.contradiction /body/indicator_fatca']],
    [{ giin_code: '98Q96B.00000.LE.724' }, ['422 unknown_field /body/giin_code']],
    [{ country_fatca: 'XXX' }, ['422 fatca.country /body/country_fatca']],
    [{ country_fatca: 'FRA' }, ['422 fatca.country /body/country_fatca']],
    [{ tin_type: 'PASSPORT' }, ['422 unknown_field /body/tin_type']],
    [{ tin_code: '12345678A' }, ['422 unknown_field /body/tin_code']],
    [{ is_current: true }, ['422 unknown_field /body/is_current']],
  ])('of FATCA is refused with %j', async (payload, reasons) => {
    const answer = await luis('PATCH', fatca('luis'), { ...ticked, ...payload });
    expect(reasonsOf(answer)).toEqual(reasons);
  });
});

describe('tax residences', () => {
  const crs = (login: string) => `${person(login)}/crs`;
  const spain = { tin_country: 'ESP', tin_code: '87654321X' };

  test('give a natural person’s indicator', async () => {
    const residences = [
      { tin_country: 'ESP', tin_code: '87654321X' },
      { tin_country: 'FRA', missing_reason: 'B', missing_explanation: 'Lo he solicitado.' },
    ];
    const direction_type = 'OECD302';
    const answer = await luis('PATCH', crs('luis'), { residences, direction_type, declares: true });
    expect(answer.json().data.crs).toEqual({
      type_name: 'OECD202',
      crs_indicator: 'RP',
      tin_country: 'ESP',
      tin_code: '87654321X',
      residences,
      direction_type,
    });
    await luis('DELETE', `${person('luis')}/draft-data`);
  });

  test.each([
    [
      { residences: [{ tin_country: 'ESP', tin_code: '12345678A' }] },
      ['422 tin-validator /body/residences/0/tin_code'],
    ],
    [{ residences: [{ tin_country: 'FRA' }] }, ['422 required /body/residences/0/tin_code']],
    [
      { residences: [{ tin_country: 'FRA', missing_reason: 'B' }] },
      ['422 required /body/residences/0/missing_explanation'],
    ],
    [
      {
        residences: [
          { tin_country: 'ARE', missing_reason: 'A' },
          { tin_country: 'ARE', missing_reason: 'A' },
        ],
      },
      ['422 distinct /body/residences/1/tin_country'],
    ],
    [
      { residences: [{ tin_country: 'XXX', missing_reason: 'A' }] },
      ['422 enum /body/residences/0/tin_country'],
    ],
    ...['USA', 'CYM'].map((tin_country): [object, string[]] => [
      { residences: [{ tin_country: 'ESP', tin_code: '87654321X' }], tin_country },
      ['422 crs.first_residence /body/tin_country'],
    ]),
    [{ ...spain, crs_indicator: 'RP' }, ['422 crs.indicator /body/crs_indicator']],
    [{ ...spain, crs_indicator: 'SC' }, ['422 field_by_manager /body/crs_indicator']],
    [{ tin_code: '12345678A' }, ['422 tin-validator /body/tin_code']],
    [
      { residences: [{ country: 'FRA' }] },
      [
        '422 required /body/residences/0/tin_country',
        '422 unknown_field /body/residences/0/country',
      ],
    ],
  ])('are refused with %j', async (payload, reasons) => {
    const answer = await luis('PATCH', crs('luis'), {
      ...{ direction_type: 'OECD302', declares: true },
      ...payload,
    });
    expect(reasonsOf(answer)).toEqual(reasons);
  });
});

describe('the KYC questionnaire', () => {
  const kyc = `${person('ana')}/kyc`;

  test('has every version, the newest first', async () => {
    const { data } = (await ana('GET', kyc)).json();
    expect(
      data.kyc.map(({ version, created_at, expires_on }: Record<string, unknown>) => [
        version,
        created_at,
        expires_on,
      ]),
    ).toEqual([
      [2, '2024-03-11T12:00:00.000Z', '2029-03-11'],
      [1, '2019-02-04T12:00:00.000Z', '2024-02-04'],
    ]);
    expect(data.kyc[1].answers).toContainEqual({
      key: 'SITUACION_LABORAL',
      label: '¿Cuál es su situación laboral?',
      value: 'CUENTA_PROPIA',
    });
  });

  test('that is answered is a new version beside those before', async () => {
    const payload = {
      ...kycDeclared,
      SITUACION_LABORAL: 'JUBILADO',
      ACTIVIDAD_ANTERIOR: 'Maestra',
      ORIGEN_PATRIMONIO: ['SALARIO', 'HERENCIA'],
      TIENE_NIF_EEUU: 'SI',
      INDIQUE_NUMERO_TIN: '536-90-4399',
    };
    const answer = await ana('POST', kyc, payload);
    expect(answer.statusCode).toBe(201);
    const { kyc: saved } = answer.json().data;
    expect(saved).toMatchObject({ version: 3, expires_on: '2031-11-20', status: 'DRAFT' });
    const values = saved.answers.map(({ key, value }: Record<string, string>) => `${key} ${value}`);
    expect(values.slice(0, 4)).toEqual([
      'TIENE_NIF_EEUU SI',
      'TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL NO',
      'INDIQUE_NUMERO_TIN 536-90-4399',
      'SITUACION_LABORAL JUBILADO',
    ]);
    expect(values).toContain('ORIGEN_PATRIMONIO HERENCIA');
    expect(values.slice(-2)).toEqual(['ACTUA_EN_NOMBRE_DE_OTRA_PERSONA NO', 'DECLARA_CAMBIOS SI']);
    const { data } = (await ana('GET', `${kyc}?$limit=1`)).json();
    expect([data.kyc, data.total]).toEqual([[saved], 3]);
    expect(data.next).toContain('%24offset=1');
    expect(await intervener(ana, 'ana')).toMatchObject({
      kyc_expires_on: '2029-03-11',
      has_pending_docs_signed: true,
      has_draft_data: false,
    });
  });

  test('counts from the signature of its document, which is made of its transcript', async () => {
    const [waiting] = (await ana('GET', kyc)).json().data.kyc;
    const paper = await ana('GET', `${person('ana')}/documents/${waiting.uuid_document}`);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await desk.rows((db) => confirmDeclaration(desk.context, db, waiting.uuid_document));
    expect((await intervener(ana, 'ana')).kyc_expires_on).toBe('2031-11-20');
    const one = (await ana('GET', `${kyc}/versions/${waiting.uuid}`)).json().data;
    expect(one.kyc).toMatchObject({ version: 3, status: 'SIGNED' });
    expect(one.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(one.lines).toContainEqual(
      expect.objectContaining({ question: '¿Cuál es su situación laboral?', answer: 'Jubilado' }),
    );
    const kept = await ana('GET', `${person('ana')}/transcripts/${waiting.uuid_transcript}`);
    expect(kept.json().data.sha256).toBe(one.sha256);
  });

  test('of before transcripts is shown with the words of today, to whom it is about alone', async () => {
    const [, , oldest] = (await ana('GET', kyc)).json().data.kyc;
    const one = (await ana('GET', `${kyc}/versions/${oldest.uuid}`)).json().data;
    expect([one.title, one.sha256]).toEqual([null, null]);
    expect(one.lines).toContainEqual(
      expect.objectContaining({
        question: '¿Cuál es su situación laboral?',
        answer: 'Trabajo por cuenta propia',
      }),
    );
    expect((await luis('GET', `${kyc}/versions/${oldest.uuid}`)).statusCode).toBe(404);
    const other = `${person('luis')}/kyc/versions/${oldest.uuid}`;
    expect((await luis('GET', other)).statusCode).toBe(404);
  });

  test('that is answered again before it is signed takes the place of the other, with its document', async () => {
    const uuid = kycOfCompany.ACTA_TITULARIDAD;
    await sentFile(desk, 'iberica', 'ESTRUCTURA_DE_PROPIEDAD', { uuid });
    const send = async () =>
      (await iberica('POST', `${person('iberica')}/kyc`, kycOfCompany)).json().data.kyc;
    const first = await send();
    const second = await send();
    expect([first.version, second.version]).toEqual([2, 2]);
    const documents = await desk.rows((db) =>
      db
        .selectFrom('documents')
        .select('uuid')
        .where('uuid', 'in', [first.uuid_document, second.uuid_document])
        .execute(),
    );
    expect(documents).toEqual([{ uuid: second.uuid_document }]);
    await iberica('DELETE', `${person('iberica')}/draft-data`);
    const [left] = (await iberica('GET', `${person('iberica')}/kyc`)).json().data.kyc;
    expect(left).toMatchObject({ uuid: second.uuid, status: 'DRAFT' });
  });

  test.each([
    ['FORMA_JURIDICA', { FORMA_JURIDICA: 'SOCIEDAD_LIMITADA' }, 'TITULARES_REALES'],
    ['FUNDACION', { FORMA_JURIDICA: 'FUNDACION' }, 'PATRONOS'],
  ])(
    'of a legal person names nobody twice, however the document is written: %s',
    async (_, form, list) => {
      const [owner] = kycOfCompany.TITULARES_REALES;
      const { PORCENTAJE, CONTROL, ...somebody } = owner!;
      const row =
        list === 'PATRONOS' ? { ...somebody, CARGO: 'Patrono' } : { ...somebody, CONTROL };
      const twice = [
        { ...row, DOCUMENTO: '11111111H', ...(list !== 'PATRONOS' && { PORCENTAJE }) },
        { ...row, DOCUMENTO: '11111111-h', ...(list !== 'PATRONOS' && { PORCENTAJE: '25.01' }) },
      ];
      const { PERSONAS_SOCIEDAD_25_MAS, TITULARES_REALES, ...rest } = kycOfCompany;
      const isFoundation = list === 'PATRONOS';
      const sent = {
        ...rest,
        ...form,
        ...(isFoundation
          ? { PERSONAS_FUNDACION_25_MAS: 'NO' }
          : { PERSONAS_SOCIEDAD_25_MAS, TITULARES_REALES }),
        [list]: twice,
      };
      expect(reasonsOf(await iberica('POST', `${person('iberica')}/kyc`, sent))).toEqual([
        `422 distinct /body/${list}/1/DOCUMENTO`,
      ]);
    },
  );

  test('is read by its questions, as it was answered', async () => {
    const rows = [{ NOMBRE: 'Eva Ruiz', PORCENTAJE: '60.00', ES_PRP: 'NO' }];
    const last = await luis('GET', `${person('luis')}/kyc/answers`);
    expect(last.json().data).toMatchObject({
      answers: { SITUACION_LABORAL: 'CUENTA_AJENA', ORIGEN_PATRIMONIO: ['SALARIO'] },
      created_at: '2024-03-11T12:00:00.000Z',
      expires_on: '2029-03-11',
    });
    await desk.rows((db) =>
      db
        .updateTable('declarations')
        .set({ answers: { TITULARES_REALES: rows, ORIGEN_PATRIMONIO: ['HERENCIA'] } })
        .where('uuid_intervener', '=', idOf('intervener/luis'))
        .where('kind', '=', 'KYC')
        .execute(),
    );
    const again = await luis('GET', `${person('luis')}/kyc/answers`);
    expect(again.json().data.answers).toEqual({
      TITULARES_REALES: rows,
      ORIGEN_PATRIMONIO: ['HERENCIA'],
    });
  });

  test('that nobody answered yet has no answers', async () => {
    await desk.rows((db) =>
      db
        .updateTable('declarations')
        .set({ kind: 'CRS', is_current: false })
        .where('uuid_intervener', '=', idOf('intervener/luis'))
        .where('kind', '=', 'KYC')
        .execute(),
    );
    const answer = await luis('GET', `${person('luis')}/kyc/answers`);
    expect(answer.json().data).toEqual({
      answers: {},
      lines: [],
      seen: [],
      sha256: null,
      asked: null,
      created_at: null,
      expires_on: null,
      would_expire_on: '2031-11-20',
      before: [],
      waiting: null,
      on_record: { tax_residence: 'ESP', founded_on: null },
    });
  });

  test.each([
    [
      { SITUACION_LABORAL: 'REY' },
      ['422 among /body/SITUACION_LABORAL', '422 enum /body/SITUACION_LABORAL'],
    ],
    [{ ORIGEN_PATRIMONIO: ['SALARIO', 'SUERTE'] }, ['422 enum /body/ORIGEN_PATRIMONIO']],
    [
      { ACTUA_EN_NOMBRE_DE_OTRA_PERSONA: 'SI' },
      ['422 is_blocking /body/ACTUA_EN_NOMBRE_DE_OTRA_PERSONA'],
    ],
    [{ TIENE_NIF_EEUU: 'SI' }, ['422 required /body/INDIQUE_NUMERO_TIN']],
    [
      { TIENE_NIF_EEUU: 'SI', INDIQUE_NUMERO_TIN: '1' },
      ['422 tin-validator /body/INDIQUE_NUMERO_TIN'],
    ],
    [{ INDIQUE_NUMERO_GIIN: '98' }, ['422 unknown_field /body/INDIQUE_NUMERO_GIIN']],
  ])('is refused with %j', async (payload, reasons) => {
    expect(reasonsOf(await ana('POST', kyc, { ...kycDeclared, ...payload }))).toEqual(reasons);
  });

  test('takes questions by their names only', async () => {
    const answer = await ana('POST', kyc, { tenant_id: 'x' });
    expect(answer.statusCode).toBe(422);
  });
});

describe('what may still be contributed this year', () => {
  const room = async (send: Send, login: string) =>
    (await send('GET', `${person(login)}/max-contribution`)).json().data.max_contribution;

  test('is the limit less what was put in, ordered and promised', async () => {
    expect(await room(ana, 'ana')).toEqual({
      year: 2026,
      limit: '1500.00',
      contributed: '1400.00',
      pending: '50.00',
      periodic_committed: '0.00',
      available: '50.00',
      by_role: [
        { role: 'PARTICIPE', limit: '1500.00', contributed: '1400.00', available: '50.00' },
      ],
    });
  });

  test('counts what periodic requests still bring', async () => {
    const found = await room(luis, 'luis');
    expect(found).toMatchObject({
      contributed: '220.00',
      pending: '355.00',
      periodic_committed: '20.00',
    });
    const sum = ['contributed', 'pending', 'periodic_committed', 'available'].reduce(
      (total, field) => total + Number(found[field]),
      0,
    );
    expect(sum).toBe(1500);
  });

  test('of a spouse is a limit beside their own', async () => {
    const found = await room(await desk.as('aportante'), 'aportante');
    expect(found.by_role.map(({ role, limit }: Record<string, string>) => [role, limit])).toEqual([
      ['PARTICIPE', '1500.00'],
      ['APORTANTE_CONYUGE', '1000.00'],
    ]);
  });

  test('of somebody without plans is all of it', async () => {
    const found = await room(await desk.as('vacio'), 'vacio');
    expect(found).toMatchObject({ available: '1500.00', contributed: '0.00' });
  });
});
