import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import minor from '../../../schemas/forms/kyc-minor.json' with { type: 'json' };
import { removeRoles } from '../../../src/server/accounts/parties/changeParty.ts';
import type { AccountRow } from '../../../src/server/accounts/readAccounts.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { lapseDeclarations } from '../../../src/server/settlement/lapseDeclarations.ts';
import { discardDeclarations } from '../../../src/server/people/declarations/discardDeclarations.ts';
import { saveDeclaration } from '../../../src/server/people/declarations/saveDeclaration.ts';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import type { TenantDb } from '../../../src/server/database/withTenant.ts';
import { readConditions } from '../../../src/server/orders/orderParties.ts';
import { kycDeclared } from '../../support/kycForm.ts';
import { sentFile } from './sentFile.ts';
import { idOf, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';

let desk: Desk;
let tutor: Send;
let nora: Send;
beforeAll(async () => {
  desk = await openDesk();
  tutor = await desk.as('tutor');
  nora = await desk.as('nora');
});
afterAll(() => desk.close());

const declared = minor.examples.complete.answers;
const wards = async () => (await tutor('GET', `${person('tutor')}/wards`)).json().data;
const answer = (by: Send, of: string, sent: object, form = 'kyc-minor') =>
  by('POST', `${person(of)}/kyc`, sent, form);
const toSign = async (by: Send, login: string) =>
  (await by('GET', `${person(login)}/documents-to-sign?section=INTERVENER`)).json().data
    .documents as {
    uuid: string;
    uuid_owner: string;
    about: string;
    filename: string;
  }[];
const born = (birthdate: string) =>
  desk.rows((db) =>
    db
      .updateTable('interveners')
      .set({ birthdate })
      .where('uuid', '=', idOf('intervener/nora'))
      .execute(),
  );

describe('the questionnaire of a minor', () => {
  test('is answered by the guardian, who reads for whom', async () => {
    const { wards: all } = await wards();
    expect(all).toEqual([
      expect.objectContaining({ uuid: idOf('intervener/nora'), is_kyc_unsigned: false }),
    ]);
    const kept = await answer(tutor, 'nora', declared);
    expect(kept.statusCode, kept.body).toBe(201);
    expect(await wards()).toMatchObject({ wards: [{ is_kyc_unsigned: true }], owing: 1 });
  });

  test('waits for the signature of the guardian, and of nobody else', async () => {
    const [document] = await toSign(tutor, 'tutor');
    expect(document).toMatchObject({
      uuid_owner: idOf('intervener/nora'),
      about: expect.stringMatching(/^Documentos de Nora /),
    });
    expect(await toSign(nora, 'nora')).toEqual([]);
    expect(await toSign(await desk.as('luis'), 'luis')).toEqual([]);
    await desk.rows((db) => confirmDeclaration(desk.context, db, document!.uuid));
    expect(await wards()).toMatchObject({ wards: [{ kyc_state: 'valid' }], owing: 0 });
  });

  test('is answered by nobody else, and the minor works for nobody', async () => {
    const refused = reasonsOf(await answer(nora, 'nora', kycDeclared, 'kyc-natural'));
    expect(refused).toEqual(['403 form_access']);
    expect(reasonsOf(await answer(nora, 'nora', declared))).toEqual(['403 form_access']);
    const luis = await desk.as('luis');
    expect((await answer(luis, 'nora', declared)).statusCode).toBe(403);
    const employed = { ...declared, SITUACION_LABORAL: 'CUENTA_AJENA' };
    expect(reasonsOf(await answer(tutor, 'nora', employed))).toEqual([
      '422 among /body/SITUACION_LABORAL',
    ]);
    expect(reasonsOf(await answer(tutor, 'tutor', declared))).toEqual(['422 const /path/id']);
    // Without a name of a form it is the one that is about them.
    expect((await tutor('POST', `${person('tutor')}/kyc`, kycDeclared)).statusCode).toBe(201);
  });

  test('is listed among what was answered with who answered it', async () => {
    const { transcripts } = (await nora('GET', `${person('nora')}/transcripts`)).json().data;
    expect(transcripts[0]).toMatchObject({ state: 'SIGNED', answered_by: 'Pablo Gil' });
    expect(transcripts[0].about).toMatch(/^Nora .* \(respondió Pablo Gil\)$/);
  });
});

describe('the tax declarations of a minor', () => {
  const residences = [{ tin_country: 'ESP', tin_code: '22222222J' }];
  const crs = { residences, direction_type: 'OECD301', declares: true };
  const declare = (by: Send, of: string, sent: object = crs, form?: string) =>
    by('PATCH', `${person(of)}/crs`, sent, form);

  test('begin with what is known of the minor, and are made by the guardian', async () => {
    const begun = (await tutor('GET', `${person('nora')}/tax-answers`)).json().data;
    expect(begun.crs.residences).toEqual(residences);
    const saved = await declare(tutor, 'nora', crs, 'crs-minor');
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().data.crs).toMatchObject({ crs_indicator: 'NRP', tin_country: 'ESP' });
    const fatca = {
      ...{ fatca_status: 'NON_US_PERSON', has_us_transfers: false, has_us_attorney: false },
      ...{ has_us_care_of: false, declares: true },
    };
    const other = await tutor('PATCH', `${person('nora')}/fatca`, fatca, 'fatca-minor');
    expect(other.statusCode, other.body).toBe(200);
    expect(await wards()).toMatchObject({
      wards: [{ is_tax_unsigned: true, crs_state: 'valid', fatca_state: 'valid' }],
      owing: 1,
    });
  });

  test('are made by nobody else, and ask what people are asked', async () => {
    expect(reasonsOf(await declare(nora, 'nora', crs, 'crs'))).toEqual(['403 minor_looks_only']);
    expect(reasonsOf(await declare(nora, 'nora', crs, 'crs-minor'))).toEqual(['403 form_access']);
    const luis = await desk.as('luis');
    expect(reasonsOf(await declare(luis, 'nora', crs, 'crs-minor'))).toEqual(['403 form_access']);
    expect((await declare(luis, 'nora')).statusCode).toBe(404);
    expect(reasonsOf(await declare(tutor, 'tutor', crs, 'crs-minor'))).toEqual([
      '422 const /path/id',
    ]);
    expect((await declare(tutor, 'ana', crs, 'crs-minor')).statusCode).toBe(404);
    const entity = { ...crs, entity_class: 'ENTIDAD_COTIZADA' };
    expect(reasonsOf(await declare(tutor, 'nora', entity, 'crs-minor'))).toEqual([
      '422 unknown_field /body/entity_class',
    ]);
    // Without a name of a form it is the one that asks about others.
    const unsaid = { residences: [{ tin_country: 'FRA' }], declares: true };
    expect(reasonsOf(await declare(tutor, 'nora', unsaid))).toEqual([
      '422 required /body/residences/0/tin_code',
    ]);
  });

  test('are signed by any of two guardians, as the questionnaire is, and by nobody else', async () => {
    const luis = await desk.as('luis');
    expect(await toSign(luis, 'luis')).toEqual([]);
    await desk.rows((db) =>
      db
        .insertInto('account_interveners')
        .values({
          ...{ tenant_id: db.tenantId, uuid_account: idOf('account/nora/1') },
          ...{ uuid_intervener: idOf('intervener/luis'), account_intervener_role: 'TUTOR' },
          ...{ since: '2020-01-01', subrole: null, percentage: null },
        })
        .execute(),
    );
    const papers = (documents: { filename: string }[]) =>
      documents.map(({ filename }) => filename).sort();
    const both = ['declaracion-crs.pdf', 'declaracion-fatca.pdf'];
    expect(papers(await toSign(luis, 'luis'))).toEqual(expect.arrayContaining(both));
    const waiting = await toSign(tutor, 'tutor');
    expect(papers(waiting)).toEqual(expect.arrayContaining(both));
    expect(await toSign(nora, 'nora')).toEqual([]);
    for (const { uuid, uuid_owner } of waiting)
      if (uuid_owner === idOf('intervener/nora'))
        await desk.rows((db) => confirmDeclaration(desk.context, db, uuid));
    expect(await wards()).toMatchObject({
      wards: [{ is_tax_unsigned: false, crs_state: 'valid', fatca_state: 'valid' }],
      owing: 0,
    });
    const { transcripts } = (await nora('GET', `${person('nora')}/transcripts`)).json().data;
    expect(transcripts.map(({ answered_by }: { answered_by: string }) => answered_by)).toEqual(
      transcripts.map(() => 'Pablo Gil'),
    );
  });

  test('are among what the guardian owes, until they are made', async () => {
    const current = (is_current: boolean) =>
      desk.rows((db) =>
        db
          .updateTable('declarations')
          .set({ is_current })
          .where('uuid_intervener', '=', idOf('intervener/nora'))
          .where('kind', '=', 'CRS')
          .where('status', '=', 'SIGNED')
          .execute(),
      );
    await current(false);
    expect(await wards()).toMatchObject({ wards: [{ crs_state: 'missing' }], owing: 1 });
    await current(true);
    expect(await wards()).toMatchObject({ wards: [{ crs_state: 'valid' }], owing: 0 });
    const moved = (tax_residence: string) =>
      desk.rows((db) =>
        db
          .updateTable('interveners')
          .set({ tax_residence })
          .where('uuid', '=', idOf('intervener/nora'))
          .execute(),
      );
    await moved('FRA');
    expect(await wards()).toMatchObject({ wards: [{ crs_state: 'changed' }], owing: 1 });
    await moved('ESP');
  });
});

describe('what staff ask again of a minor', () => {
  test('is told to their guardians, who owe it', async () => {
    const staff = await desk.as('staff.ops');
    const sent = { questions: ['ORIGEN_PATRIMONIO'], reason: 'Falta decir quién lo donó.' };
    const to = `/staff/interveners/${idOf('intervener/nora')}/kyc-requests`;
    const asked = await staff('POST', to, sent);
    expect(asked.statusCode, asked.body).toBe(200);
    expect(await wards()).toMatchObject({
      wards: [{ kyc_asked: sent.reason, kyc_state: 'asked' }],
      owing: 1,
    });
    const told = async (who: Send) =>
      ((await who('GET', '/notifications')).json().data.notifications as { message: string }[])
        .map(({ message }) => message)
        .filter((message) => message.includes(sent.reason));
    expect(await told(tutor)).toEqual([
      expect.stringMatching(/^Le pedimos otra vez .* del cuestionario de Nora Gil Serra, /),
    ]);
    expect(await told(await desk.as('luis'))).toHaveLength(1);
    expect(await told(nora)).toEqual([]);
  });
});

describe('the data of a minor', () => {
  const ofNora = async () => {
    const { wards: all, incomplete } = await wards();
    const [{ data_state, missing, is_data_unvalidated }] = all;
    return { data_state, missing, is_data_unvalidated, incomplete };
  };
  const one = async (who: string) =>
    (await tutor('GET', `${person('tutor')}/wards?ward=${idOf(`intervener/${who}`)}`)).json().data;
  const change = (by: Send, of: string, sent: object, form?: string) =>
    by('PATCH', person(of), sent, form);

  test('are told to the guardian with what is missing, of all wards or of one', async () => {
    const told = {
      ...{ data_state: 'missing', missing: ['PERSONAL', 'GUARDIANSHIP'] },
      ...{ is_data_unvalidated: false, incomplete: 1 },
    };
    expect(await ofNora()).toEqual(told);
    expect((await one('nora')).wards).toEqual((await wards()).wards);
    expect(await one('ana')).toEqual({ wards: [], owing: 0, incomplete: 0 });
  });

  test('are told of each of several wards, and asked of each by itself', async () => {
    const hugo = idOf('intervener/hugo');
    const born = (birthdate: string) => (db: TenantDb) =>
      db.updateTable('interveners').set({ birthdate }).where('uuid', '=', hugo).execute();
    const before = await desk.rows((db) =>
      db
        .selectFrom('interveners')
        .select('birthdate')
        .where('uuid', '=', hugo)
        .executeTakeFirstOrThrow(),
    );
    const guards = { uuid_account: idOf('account/hugo/1'), account_intervener_role: 'TUTOR' };
    await desk.rows(born('2019-05-02'));
    await desk.rows((db) =>
      db
        .insertInto('account_interveners')
        .values({
          ...{ ...guards, tenant_id: db.tenantId, uuid_intervener: idOf('intervener/tutor') },
          ...{ since: '2020-01-01', subrole: null, percentage: null },
        })
        .execute(),
    );
    const all = await wards();
    expect(all.wards.map(({ uuid }: { uuid: string }) => uuid)).toEqual([
      idOf('intervener/nora'),
      hugo,
    ]);
    expect(all.incomplete).toBe(2);
    expect((await one('hugo')).wards).toEqual([all.wards[1]]);
    await desk.rows((db) =>
      db
        .deleteFrom('account_interveners')
        .where('uuid_account', '=', guards.uuid_account)
        .where('uuid_intervener', '=', idOf('intervener/tutor'))
        .execute(),
    );
    await desk.rows(born(before.birthdate!));
    expect((await one('hugo')).wards).toEqual([]);
  });

  test('are given by the guardian in forms of their own, and by nobody else', async () => {
    const studies = { section: 'PERSONAL', profession: 'Estudiante', birth_country: 'ESP' };
    const saved = await change(tutor, 'nora', studies, 'minor-personal');
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().data.intervener.personal_data.profession).toBe('Estudiante');
    expect(reasonsOf(await change(nora, 'nora', studies, 'minor-personal'))).toEqual([
      '403 form_access',
    ]);
    expect(reasonsOf(await change(tutor, 'tutor', studies, 'minor-personal'))).toEqual([
      '422 const /path/id',
    ]);
    expect((await change(tutor, 'ana', studies, 'minor-personal')).statusCode).toBe(404);
    expect(reasonsOf(await change(tutor, 'nora', { email: 'nora' }))).toEqual([
      '422 email /body/email',
    ]);
  });

  test('wait as a draft, which the guardian validates or discards', async () => {
    const draft = async () =>
      (await tutor('GET', `${person('nora')}/draft-data`)).json().data.lines as object[];
    const asked = { mobile_phone: '600555666' };
    expect((await change(tutor, 'nora', asked, 'minor-contact')).statusCode).toBe(200);
    expect(await ofNora()).toMatchObject({ is_data_unvalidated: true });
    expect(await draft()).toContainEqual(
      expect.objectContaining({ field: 'mobile_phone', new: '600555666' }),
    );
    expect((await tutor('DELETE', `${person('nora')}/draft-data`)).statusCode).toBe(200);
    expect(await ofNora()).toMatchObject({ is_data_unvalidated: false });
    await change(tutor, 'nora', { section: 'PERSONAL', birth_country: 'ESP' }, 'minor-personal');
    await change(tutor, 'nora', asked, 'minor-contact');
    const to = `${person('nora')}/draft-data/validate`;
    const done = await tutor('POST', to, undefined, 'minor-validate');
    expect(done.json().data.intervener.contacts.mobile_phone).toBe('600555666');
  });

  test('are no form for the guardian’s own, who needs not say in which they answer', async () => {
    expect((await change(tutor, 'tutor', { mobile_phone: '600777888' })).statusCode).toBe(200);
    const to = `${person('tutor')}/draft-data/validate`;
    expect(reasonsOf(await tutor('POST', to, undefined, 'minor-validate'))).toEqual([
      '422 const /path/id',
    ]);
    expect((await tutor('POST', to)).statusCode).toBe(200);
  });

  test('are whole once the family book is sent, which serves for orders once staff found it good', async () => {
    const met = () =>
      desk.rows((db) =>
        readConditions(db, {
          ...{ account: idOf('account/nora/1'), intervener: idOf('intervener/tutor') },
          ...{ isPension: false, hasValidatedBank: true, roles: ['TUTOR'] },
        }),
      );
    const book = (validation: 'PENDIENTE' | 'VALIDADO' | 'RECHAZADO') =>
      sentFile(desk, 'nora', 'LIBRO_DE_FAMILIA', { validation });
    await book('RECHAZADO');
    expect(await ofNora()).toMatchObject({ missing: ['GUARDIANSHIP'] });
    await book('PENDIENTE');
    expect(await ofNora()).toEqual({
      ...{ data_state: 'valid', missing: [], is_data_unvalidated: false, incomplete: 0 },
    });
    expect(await met()).not.toContain('guardianship_proof');
    await book('VALIDADO');
    expect(await met()).toContain('guardianship_proof');
  });
});

describe('what was answered for somebody and not signed', () => {
  const ward = idOf('intervener/nora');
  const draft = (kind: 'KYC' | 'FATCA' | 'CRS', of: string, by: string) =>
    desk.rows(async (db) => {
      const row = await db
        .selectFrom('interveners')
        .selectAll()
        .where('uuid', '=', of)
        .executeTakeFirstOrThrow();
      const user = await db
        .selectFrom('users')
        .select('uuid')
        .where('username', '=', by)
        .executeTakeFirstOrThrow();
      const said = { kind, answers: {}, by: user.uuid, today: '2026-11-20' };
      await saveDeclaration(desk.context, db, row, said);
      const kept = await db
        .selectFrom('declarations')
        .select('uuid_document')
        .where('uuid_intervener', '=', of)
        .where('kind', '=', kind)
        .where('status', '=', 'DRAFT')
        .executeTakeFirstOrThrow();
      return kept.uuid_document!;
    });
  afterEach(() => born('2012-03-08'));
  const offered = async (by: Send, login: string) =>
    (await toSign(by, login)).map(({ uuid }) => uuid);
  const sign = async (by: Send, document: string) => {
    const sent = { documents: [document], signature_type: 'DIGITAL-OTP' };
    return reasonsOf(await by('POST', '/documents-signatures', sent));
  };
  const lapse = async () => {
    const tenant = desk.context.hosts.tenants.find(({ name }) => name === 'almadraba')!;
    const decided = await withRelease(desk.context, tenant);
    await lapseDeclarations({ context: desk.context, tenant: decided, day: '2026-11-20' });
  };
  const stands = (role: string, account: string, login: string) =>
    desk.rows(async (db) => {
      const place = { uuid_account: idOf(account), uuid_intervener: idOf(`intervener/${login}`) };
      await removeRoles(db, { uuid: place.uuid_account } as AccountRow, place.uuid_intervener);
      await db
        .insertInto('account_interveners')
        .values({
          ...{ tenant_id: db.tenantId, ...place, account_intervener_role: role },
          ...{ since: '2020-01-01', subrole: null, percentage: null },
        })
        .execute();
    });

  test.each(['KYC', 'FATCA', 'CRS'] as const)(
    'lapses with the minority, is offered to nobody and signed by nobody: %s',
    async (kind) => {
      const document = await draft(kind, ward, 'tutor');
      expect(await offered(tutor, 'tutor')).toContain(document);
      await born('2008-11-20');
      expect(await offered(tutor, 'tutor')).not.toContain(document);
      expect(await offered(nora, 'nora')).not.toContain(document);
      expect(await sign(nora, document)).toEqual(['409 signature_lapsed']);
      expect((await nora('GET', `${person('nora')}/kyc/answers`)).json().data.waiting).toBeNull();
      await lapse();
      expect(await sign(nora, document)).toEqual(['409 signature_withdrawn']);
      const { notifications } = (await nora('GET', '/notifications')).json().data;
      expect(notifications[0].message).toMatch(/^Lo que faltaba por firmar .* ha dejado de valer/);
    },
  );

  test('lapses with the office of the guardian who answered, though another one stays', async () => {
    const document = await draft('KYC', ward, 'tutor');
    await stands('AUTORIZADO', 'account/nora/1', 'tutor');
    const luis = await desk.as('luis');
    expect(await offered(luis, 'luis')).not.toContain(document);
    expect(await sign(luis, document)).toEqual(['409 signature_lapsed']);
    await stands('TUTOR', 'account/nora/1', 'tutor');
    expect(await offered(luis, 'luis')).toContain(document);
    await desk.rows((db) => discardDeclarations(db, ward, ['KYC']));
  });

  test('lapses with the power of who answered for a company', async () => {
    await desk.createUsers('almadraba', [{ username: 'marta' }]);
    const company = idOf('intervener/iberica');
    const document = await draft('FATCA', company, 'marta');
    const own = await desk.as('iberica');
    expect(await offered(own, 'iberica')).toContain(document);
    await stands('APODERADO', 'account/iberica/1', 'marta');
    expect(await offered(own, 'iberica')).not.toContain(document);
    expect(await sign(own, document)).toEqual(['409 signature_lapsed']);
    await lapse();
    expect(await sign(own, document)).toEqual(['409 signature_withdrawn']);
  });

  test('waits for who answered it for themselves, whoever else stands for them', async () => {
    const own = await draft('CRS', idOf('intervener/luis'), 'luis');
    const luis = await desk.as('luis');
    await lapse();
    expect(await offered(luis, 'luis')).toContain(own);
    await desk.rows((db) => discardDeclarations(db, idOf('intervener/luis'), ['CRS']));
  });
});

describe('from the eighteenth birthday', () => {
  const owed = async () =>
    (await nora('GET', person('nora'))).json().data.intervener.declarations_owed;
  const order = async () => {
    const sent = {
      ...{ uuid_account: idOf('account/nora/1'), operation_type: 'SUSCRIPCION' },
      ...{ key_product: '10394', gross_amount: '100.00', pay_method: 'TRANSFERENCIA' },
      ...{ has_read_dfi: true, has_read_report: true },
    };
    return reasonsOf(await nora('POST', '/operations', sent));
  };

  test('what the guardian declared is owed by the new adult, who operates no sooner', async () => {
    expect(await owed()).toEqual([]);
    // What was declared as a minor was declared before the day.
    await desk.rows((db) =>
      db
        .updateTable('declarations')
        .set({ made_on: '2026-03-02' })
        .where('uuid_intervener', '=', idOf('intervener/nora'))
        .where('kind', 'in', ['FATCA', 'CRS'])
        .execute(),
    );
    await born('2008-11-20');
    expect(await owed()).toEqual(['FATCA_OWN', 'CRS_OWN', 'KYC_ASKED']);
    expect(await order()).toContain('403 operate_own_declarations');
    expect((await wards()).wards).toEqual([]);
  });

  test('until they have declared it themselves', async () => {
    await desk.rows((db) =>
      db
        .updateTable('declarations')
        .set({ made_on: '2026-11-20' })
        .where('uuid_intervener', '=', idOf('intervener/nora'))
        .execute(),
    );
    expect(await owed()).toEqual(['KYC_ASKED']);
    expect(await order()).not.toContain('403 operate_own_declarations');
  });
});
