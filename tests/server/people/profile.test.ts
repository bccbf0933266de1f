import { askedPurposes } from '../../../src/domain/access/hasConfirmedGdpr.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kycDeclared } from '../../support/kycForm.ts';
import { idOf, MISSING, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';

let desk: Desk;
let ana: Send;
let luis: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
  luis = await desk.as('luis');
});
afterAll(() => desk.close());

const CONTACT =
  'Los cambios de nombre, apellidos o documento requieren contactar con relación con inversores';

describe('a change of the own data', () => {
  test('that is only a preference is kept at once', async () => {
    const payload = {
      marital_status: 'VIUDO',
      profession: ' Ingeniera ',
      birth_city: '',
      cnae: '620',
      mimetype: 'application/vnd.almadraba.private-area+json',
    };
    const others = [
      { phone: '91 555 01 20' },
      { mailing_type: 'EMAIL', reports_frequency: 'ANNUAL' },
    ];
    for (const part of others)
      expect((await luis('PATCH', person('luis'), part)).statusCode).toBe(200);
    const answer = await luis('PATCH', person('luis'), payload);
    expect(answer.statusCode).toBe(200);
    const { intervener } = answer.json().data;
    expect(intervener).toMatchObject({
      personal_data: {
        marital_status: 'VIUDO',
        profession: 'Ingeniera',
        birth_city: null,
        cnae: '620',
      },
      contacts: { phone: '915550120', mailing_type: 'EMAIL', reports_frequency: 'ANNUAL' },
      has_draft_data: false,
    });
    const again = (await luis('GET', person('luis'))).json().data;
    expect(again).toEqual({ intervener });
  });

  test('of contact data waits as a draft until it is validated, and the old address is told as well as the new one', async () => {
    const payload = { mobile_phone: '+34 600 000 099', email: 'ana.nueva@example.test' };
    const answer = await ana('PATCH', person('ana'), payload);
    expect(answer.json().data.intervener).toMatchObject({
      contacts: { email: 'ana@example.test', mobile_phone: '600000010' },
      has_draft_data: true,
    });
    const { data } = (await ana('GET', `${person('ana')}/draft-data`)).json();
    expect(data).toMatchObject({ total: 1, next: null });
    expect(data.draft_data[0]).toMatchObject({
      section: 'CONTACT',
      by: 'Ana Robles',
      since: '2026-11-20T11:00:00.000Z',
      needs: 'CONFIRMATION',
    });
    expect(data.draft_data[0].changes).toEqual([
      { field: 'mobile_phone', old: '600000010', new: '600000099' },
      { field: 'email', old: 'ana@example.test', new: 'ana.nueva@example.test' },
    ]);
    const validated = await ana('POST', `${person('ana')}/draft-data/validate`);
    expect(validated.json().data).toMatchObject({
      intervener: {
        contacts: { email: 'ana.nueva@example.test', mobile_phone: '600000099' },
        has_draft_data: false,
      },
      draft_data: [],
    });
    const { user, letters } = await desk.rows(async (db) => ({
      user: await db
        .selectFrom('users')
        .select('email')
        .where('uuid', '=', idOf('user/ana'))
        .executeTakeFirst(),
      letters: await db
        .selectFrom('outbox')
        .select(['to', 'kind'])
        .orderBy('sequence', 'desc')
        .limit(2)
        .execute(),
    }));
    expect(user).toEqual({ email: 'ana.nueva@example.test' });
    expect(letters).toEqual([
      { to: 'ana.nueva@example.test', kind: 'contact-changed' },
      { to: 'ana@example.test', kind: 'contact-changed' },
    ]);
    const twice = await ana('POST', `${person('ana')}/draft-data/validate`);
    expect(reasonsOf(twice)).toEqual(['409 draft_data.none']);
  });

  test('adds to the draft that is open, and goes away with what is taken back', async () => {
    await luis('PATCH', person('luis'), { email: 'otro@example.test' });
    await luis('PATCH', person('luis'), { mobile_phone: '611222333' });
    const drafts = async () =>
      (await luis('GET', `${person('luis')}/draft-data`)).json().data.draft_data;
    expect((await drafts())[0].changes).toHaveLength(2);
    await luis('PATCH', person('luis'), { email: 'luis@example.test' });
    expect((await drafts())[0].changes).toEqual([
      { field: 'mobile_phone', old: '600000011', new: '611222333' },
    ]);
    const answer = await luis('PATCH', person('luis'), { mobile_phone: '600000011' });
    expect(answer.json().data.intervener.has_draft_data).toBe(false);
    expect(await drafts()).toEqual([]);
  });

  test('is discarded by the client, and nothing has changed', async () => {
    await luis('PATCH', person('luis'), { nationality: 'FRA' });
    await luis('PATCH', person('luis'), { email: 'otro@example.test' });
    const discarded = await luis('DELETE', `${person('luis')}/draft-data`);
    expect(discarded.json()).toEqual({ data: { done: true } });
    const { intervener } = (await luis('GET', person('luis'))).json().data;
    expect(intervener).toMatchObject({
      personal_data: { nationality: 'ESP' },
      contacts: { email: 'luis@example.test' },
      has_draft_data: false,
    });
    const twice = await luis('DELETE', `${person('luis')}/draft-data`);
    expect(reasonsOf(twice)).toEqual(['409 draft_data.none']);
  });

  test.each([
    [{ name: 'Anabel' }, ['422 identity_by_contact /body/name']],
    [
      { lastname_1: 'Roble', lastname_2: null },
      ['422 identity_by_contact /body/lastname_1', '422 identity_by_contact /body/lastname_2'],
    ],
    [{ document_number: '87654321X' }, ['422 identity_by_contact /body/document_number']],
    [{ document_type: 'NIE' }, ['422 identity_by_contact /body/document_type']],
    [{ birthdate: '1990-01-01' }, ['422 identity_by_contact /body/birthdate']],
    [
      { document_expiration_date: '2040-01-01' },
      ['422 identity_by_contact /body/document_expiration_date'],
    ],
    [
      { tax_residence_country: 'FRA' },
      ['422 tax_residence_by_declaration /body/tax_residence_country'],
    ],
    [{ email: 'ana@' }, ['422 email /body/email']],
    [{ email: '' }, ['422 required /body/email']],
    [{ mobile_phone: '500000000' }, ['422 spanishPhone /body/mobile_phone']],
    [{ mobile_phone: '60000000' }, ['422 min_length /body/mobile_phone']],
    [{ mobile_phone: '6000000000' }, ['422 max_length /body/mobile_phone']],
    [{ phone: '12' }, ['422 phone /body/phone']],
    [{ nationality: 'XXX' }, ['422 enum /body/nationality']],
    [{ cnae: 'ABC' }, ['422 is_cnae /body/cnae']],
    [{ marital_status: 'X' }, ['422 enum /body/marital_status']],
    [{ uuid_group: idOf('x') }, ['422 unknown_field /body/uuid_group']],
    [{ intervener_status: 'VALIDADO' }, ['422 unknown_field /body/intervener_status']],
    [{ is_minor: false }, ['422 unknown_field /body/is_minor']],
    [{ has_docs_validated: true }, ['422 unknown_field /body/has_docs_validated']],
    [
      { mimetype: 'application/vnd.encinar.private-area+json' },
      ['422 crm_mimetype /body/mimetype'],
    ],
    [{}, ['422 minProperties /body']],
    [{ profession: 'a\u0000b' }, ['422 unprintable /body/profession']],
  ])('is refused with every reason: %j', async (payload, reasons) => {
    const answer = await ana('PATCH', person('ana'), payload);
    expect(reasonsOf(answer)).toEqual(reasons);
  });

  test('of names says whom to ask, and what stays as it is counts as no change', async () => {
    const refused = await ana('PATCH', person('ana'), { name: 'Anabel' });
    expect(refused.json().result.errors[0].message).toBe(CONTACT);
    const same = await ana('PATCH', person('ana'), { name: ' Ana ', lastname_1: 'Robles' });
    expect(same.statusCode).toBe(200);
  });
});

describe('a whole person', () => {
  const whole = { type: 'F', name: 'Luis', lastname_1: 'Robles', lastname_2: 'Cano' };

  test('is taken back as it was given, with the fields that changed', async () => {
    const payload = {
      ...whole,
      uuid: idOf('intervener/luis').toUpperCase(),
      intervener_status: 'FINALIZADO',
      is_minor: false,
      document_number: '87654321X',
      email: 'luis@example.test',
      marital_status: 'SOLTERO',
    };
    const answer = await luis('PUT', person('luis'), payload);
    expect(answer.json().data.intervener).toMatchObject({
      personal_data: { marital_status: 'SOLTERO', lastname_2: 'Cano', birthdate: '1971-09-03' },
      has_draft_data: false,
    });
  });

  test.each([
    [{ name: 'Luisa' }, ['422 identity_by_contact /body/name']],
    [{ type: 'J' }, ['422 field_by_manager /body/type']],
    [{ intervener_status: 'VALIDADO' }, ['422 field_by_manager /body/intervener_status']],
    [{ is_minor: true }, ['422 field_by_manager /body/is_minor']],
    [{ uuid: idOf('intervener/ana') }, ['422 field_by_manager /body/uuid']],
    [{ email: null }, ['422 required /body/email']],
    [{ group: 'ADMIN' }, ['422 unknown_field /body/group']],
    [{ permission_set: 'ALL' }, ['422 unknown_field /body/permission_set']],
  ])('is refused with %j', async (part, reasons) => {
    const answer = await luis('PUT', person('luis'), { ...whole, ...part });
    expect(reasonsOf(answer)).toEqual(reasons);
  });
});

describe('an address', () => {
  const fiscal = (login: string) => `${person(login)}/addresses/${idOf(`address/${login}`)}`;
  const mailing = (login: string) =>
    `${fiscal(login).slice(0, -36)}${idOf(`address/${login}/mailing`)}`;
  const paper = (login: string, more = {}) =>
    desk.rows(async (db) => {
      const uuid = desk.context.id();
      await db
        .insertInto('documents')
        .values({
          tenant_id: desk.at().tenant.id,
          uuid,
          section: 'INTERVENER',
          uuid_owner: idOf(`intervener/${login}`),
          uuid_bank_account: null,
          filename: 'recibo.pdf',
          category: 'DOCUMENTATION',
          subcategory: 'ACREDITACION_CAMBIO_DIRECCION_FISCAL',
          is_signed: false,
          validation: 'PENDIENTE',
          validation_reason: null,
          created_at: desk.context.now(),
          expires_on: null,
          ...more,
        })
        .execute();
      return uuid;
    });

  test('for mail is changed at once', async () => {
    const answer = await ana('PATCH', mailing('ana'), {
      street_1: ' Sol ',
      door: '',
      country: 'ESP',
    });
    expect(answer.json().data.address).toMatchObject({
      kind: 'MAILING',
      street_1: 'Sol',
      door: null,
      has_draft_data: false,
    });
    const { data } = (await ana('GET', `${person('ana')}/addresses`)).json();
    expect(data.total).toBe(2);
    expect(
      data.addresses.map(({ kind, street_1 }: Record<string, string>) => [kind, street_1]),
    ).toEqual([
      ['FISCAL', 'Mayor'],
      ['MAILING', 'Sol'],
    ]);
  });

  test('is read by itself, by those who may see whose it is', async () => {
    const of = (send: Send, path: string) => send('GET', path);
    const { address } = (await of(ana, fiscal('ana'))).json().data;
    const { addresses } = (await of(ana, `${person('ana')}/addresses`)).json().data;
    expect(address).toEqual(addresses[0]);
    expect(address).toMatchObject({ kind: 'FISCAL', uuid: idOf('address/ana') });
    for (const path of [fiscal('luis'), `${person('ana')}/addresses/${idOf('address/luis')}`])
      expect((await of(ana, path)).statusCode).toBe(404);
  });

  test('for tax needs its accreditation and waits as a draft', async () => {
    const without = await ana('PATCH', fiscal('ana'), { number: '9' });
    expect(reasonsOf(without)).toEqual(['422 address.accreditation_required /body/uuid_document']);
    const document = await paper('ana');
    const answer = await ana('PATCH', fiscal('ana'), { number: '9', uuid_document: document });
    expect(answer.json().data.address).toMatchObject({ number: '3', has_draft_data: true });
    const more = await ana('PATCH', fiscal('ana'), { floor: '4' });
    expect(more.statusCode).toBe(200);
    const { draft_data } = (await ana('GET', `${person('ana')}/draft-data`)).json().data;
    expect(draft_data).toEqual([
      expect.objectContaining({
        section: 'ADDRESS',
        uuid_address: idOf('address/ana'),
        uuid_document: document,
        changes: [
          { field: 'number', old: '3', new: '9' },
          { field: 'floor', old: '1', new: '4' },
        ],
      }),
    ]);
    await ana('POST', `${person('ana')}/draft-data/validate`);
    const { addresses } = (await ana('GET', `${person('ana')}/addresses`)).json().data;
    expect(addresses[0]).toMatchObject({ number: '9', floor: '4', has_draft_data: false });
    const again = await ana('PATCH', fiscal('ana'), { number: '11', uuid_document: document });
    expect(reasonsOf(again)).toEqual(['422 address.accreditation_unknown /body/uuid_document']);
  });

  test.each([
    ["somebody else's", () => paper('luis')],
    ['another kind of paper', () => paper('ana', { subcategory: 'MODELO_KYC' })],
    ['a rejected one', () => paper('ana', { validation: 'RECHAZADO' })],
    ['one that does not exist', () => Promise.resolve(idOf('nothing'))],
  ])('is not accredited by %s', async (_, file) => {
    const payload = { number: '77', uuid_document: await file() };
    const answer = await ana('PATCH', fiscal('ana'), payload);
    expect(reasonsOf(answer)).toEqual(['422 file_unknown /body/uuid_document']);
  });

  test('whose paper is rejected meanwhile is not validated', async () => {
    const document = await paper('luis');
    await luis('PATCH', fiscal('luis'), { number: '5', uuid_document: document });
    await desk.rows((db) =>
      db
        .updateTable('documents')
        .set({ validation: 'RECHAZADO' })
        .where('uuid', '=', document)
        .execute(),
    );
    const answer = await luis('POST', `${person('luis')}/draft-data/validate`);
    expect(reasonsOf(answer)).toEqual(['409 draft_data.document_rejected']);
    await luis('DELETE', `${person('luis')}/draft-data`);
  });

  test('stays unproved, for staff and the client, when its paper is rejected once it is in force', async () => {
    const ops = await desk.as('staff.ops');
    const judge = (document: string, result: 'VALIDADO' | 'RECHAZADO') =>
      ops('POST', `/staff/documents/${document}/validation`, {
        result,
        ...(result === 'RECHAZADO' && { reason: 'No se lee.' }),
      });
    const open = async () => {
      const { alerts } = (await ops('GET', '/staff/alerts?$limit=null')).json().data;
      return (alerts as { kind: string; is_closable: boolean; message: string }[]).filter(
        ({ kind }) => kind === 'ADDRESS_UNPROVED',
      );
    };
    const owes = async () =>
      (await luis('GET', person('luis'))).json().data.intervener.is_address_proof_owed;
    const send = async () => {
      await desk.context.clock.moveTo(new Date(desk.context.now().getTime() + 10_000));
      return paper('luis', { uploaded_by: idOf('intervener/luis') });
    };
    const move = async (number: string) => {
      const document = await send();
      await luis('PATCH', fiscal('luis'), { number, uuid_document: document });
      const applied = await luis('POST', `${person('luis')}/draft-data/validate`);
      expect(applied.statusCode, applied.body).toBe(200);
      return document;
    };
    const first = await move('21');
    expect([await open(), await owes()]).toEqual([[], false]);
    await judge(first, 'RECHAZADO');
    const message = expect.stringMatching(/^La dirección fiscal de Luis Robles Cano .* rechazó/);
    expect(await open()).toEqual([expect.objectContaining({ message, is_closable: false })]);
    expect(await owes()).toBe(true);
    // Another paper waits: nothing more is owed, and staff go on seeing it until it is good.
    const second = await send();
    expect([(await open()).length, await owes()]).toEqual([1, false]);
    await judge(second, 'RECHAZADO');
    expect([(await open()).length, await owes()]).toEqual([1, true]);
    const third = await send();
    await judge(third, 'VALIDADO');
    expect([await open(), await owes()]).toEqual([[], false]);
    // A corrected address rests on its own paper, which nobody takes away in silence.
    await judge(await move('22'), 'RECHAZADO');
    expect((await open()).length).toBe(1);
    const fourth = await move('23');
    expect([await open(), await owes()]).toEqual([[], false]);
    const other = { category: 'DOCUMENTATION', subcategory: 'LIBRO_DE_FAMILIA' };
    const changed = await luis('PATCH', `${person('luis')}/documents/${fourth}`, other);
    expect(changed.statusCode, changed.body).toBe(200);
    expect([(await open()).length, await owes()]).toEqual([1, true]);
    await judge(await move('24'), 'VALIDADO');
    expect([await open(), await owes()]).toEqual([[], false]);
  });

  test('said whole leaves the former door behind, and letters that follow it go with it', async () => {
    const of = async () =>
      (await luis('GET', `${person('luis')}/addresses`)).json().data.addresses as {
        kind: string;
        uuid: string;
      }[];
    const letters = (await of()).find(({ kind }) => kind === 'MAILING')!;
    const at = `${person('luis')}/addresses/${letters.uuid}`;
    expect((await luis('PATCH', at, { same_as_fiscal: true })).statusCode).toBe(200);
    const moved = { street_1: 'Nueva', city: 'Madrid', postal_code: '28013', country: 'ESP' };
    const sent = { ...moved, number: '12', key_state: 'ESP-M', uuid_document: await paper('luis') };
    expect((await luis('PATCH', fiscal('luis'), sent)).statusCode).toBe(200);
    await luis('POST', `${person('luis')}/draft-data/validate`);
    const there = { ...moved, number: '12', floor: null, door: null, state: 'Madrid' };
    expect(await of()).toEqual([
      expect.objectContaining({ kind: 'FISCAL', ...there }),
      expect.objectContaining({ kind: 'MAILING', ...there, is_same_as_fiscal: true }),
    ]);
  });

  test('keeps the region that its province has, and tells no change of it that nobody made', async () => {
    const { address } = (await ana('GET', fiscal('ana'))).json().data;
    const { country, city, key_state, state } = address as Record<string, string>;
    expect([key_state, state]).toEqual(['ESP-M', 'Madrid']);
    const within = { street_1: 'Serrano', postal_code: '28001', city, country, key_state };
    await ana('PATCH', fiscal('ana'), { ...within, uuid_document: await paper('ana') });
    const told = async () => {
      const { lines } = (await ana('GET', `${person('ana')}/draft-data`)).json().data;
      return lines.map(({ field, new: to }: Record<string, string>) => [field, to]);
    };
    const fields = (await told()).map(([field]: string[]) => field);
    expect(fields).toEqual(expect.arrayContaining(['street_1', 'postal_code']));
    expect(fields).not.toContain('state');
    const away = { ...within, postal_code: '08001', city: 'Barcelona', key_state: 'ESP-B' };
    await ana('PATCH', fiscal('ana'), away);
    expect(await told()).toContainEqual(['key_state', 'Barcelona']);
    expect((await told()).map(([field]: string[]) => field)).not.toContain('state');
    await ana('POST', `${person('ana')}/draft-data/validate`);
    const { address: now } = (await ana('GET', fiscal('ana'))).json().data;
    expect(now).toMatchObject({ key_state: 'ESP-B', state: 'Barcelona' });
  });

  test('of the demo waits with its accreditation', async () => {
    const borrador = await desk.as('borrador');
    const { draft_data } = (await borrador('GET', `${person('borrador')}/draft-data`)).json().data;
    expect(draft_data[0]).toMatchObject({ section: 'ADDRESS', by: 'Tomás Herrero' });
    const answer = await borrador('POST', `${person('borrador')}/draft-data/validate`);
    expect(answer.json().data.intervener.has_draft_data).toBe(false);
  });

  test.each([
    [{ country: 'XXX' }, '/body/country', 'enum'],
    [{ country: 'FRA' }, '/body/key_state', 'address.state'],
    [{ key_state: 'ESP-ZZ' }, '/body/key_state', 'enum'],
    [{ postal_code: '2800' }, '/body/postal_code', 'address.postal_code'],
    [{ street_type: 'ZZ' }, '/body/street_type', 'enum'],
    [{ city: ' ' }, '/body/city', 'required'],
    [{ kind: 'FISCAL' }, '/body/kind', 'unknown_field'],
  ])('is refused with %j', async (payload, path, code) => {
    const answer = await ana('PATCH', mailing('ana'), payload);
    expect(reasonsOf(answer)).toEqual([`422 ${code} ${path}`]);
  });

  test('of somebody else is missing, also under the own person', async () => {
    for (const path of [fiscal('luis'), `${person('ana')}/addresses/${idOf('address/luis')}`]) {
      const answer = await ana('PATCH', path, { number: '1' });
      expect([answer.statusCode, answer.body]).toEqual([404, MISSING]);
    }
  });
});

describe('consents', () => {
  const gdpr = (login: string) => `${person(login)}/gdpr`;

  test('are added to a ledger that says who, when, from where and to which text', async () => {
    const payload = { source: 'PRIVATE_AREA', profiling: true, commercial_own: false };
    const answer = await ana('PATCH', gdpr('ana'), payload);
    expect(answer.json().data.gdpr).toMatchObject({
      profiling: true,
      commercial_own: false,
      channel_email: true,
      confirmed_at: desk.context.now().toISOString(),
    });
    await ana('PATCH', gdpr('ana'), {
      source: 'PRIVATE_AREA',
      profiling: false,
      commercial_own: false,
    });
    await ana('PATCH', gdpr('ana'), { source: 'PRIVATE_AREA', profiling: false });
    const rows = await desk.rows((db) =>
      db
        .selectFrom('consents')
        .select(['purpose', 'is_granted', 'channel', 'ip', 'given_by', 'text_version'])
        .where('uuid_intervener', '=', idOf('intervener/ana'))
        .where('given_at', '=', desk.context.now())
        .orderBy('sequence')
        .execute(),
    );
    const how = {
      channel: 'ONLINE',
      ip: '127.0.0.1',
      given_by: idOf('user/ana'),
      text_version: '2025-1',
    };
    expect(rows).toEqual([
      { purpose: 'profiling', is_granted: true, ...how },
      { purpose: 'commercial_own', is_granted: false, ...how },
      { purpose: 'profiling', is_granted: false, ...how },
    ]);
    const { intervener } = (await ana('GET', person('ana'))).json().data;
    expect(intervener.gdpr).toMatchObject({ profiling: false, commercial_own: false });
  });

  test('are never changed or taken out', async () => {
    await expect(
      desk.rows((db) => db.updateTable('consents').set({ is_granted: true }).execute()),
    ).rejects.toThrow(/permission denied/);
    await expect(desk.rows((db) => db.deleteFrom('consents').execute())).rejects.toThrow(
      /permission denied/,
    );
  });

  test('confirm the first login', async () => {
    const primera = await desk.as('primera');
    const before = (await primera('GET', person('primera'))).json().data.intervener;
    expect(before).toMatchObject({ gdpr: null, has_gdpr_confirmed: false });
    const one = { source: 'PRIVATE_AREA', channel_sms: false };
    expect(reasonsOf(await primera('PATCH', gdpr('primera'), one))).toEqual(
      [...askedPurposes, 'channel_email', 'channel_postal', 'channel_phone'].map(
        (name) => `422 required /body/${name}`,
      ),
    );
    const ways = { channel_email: true, channel_postal: false, channel_phone: false };
    const all = { ...ways, ...Object.fromEntries(askedPurposes.map((name) => [name, false])) };
    expect((await primera('PATCH', gdpr('primera'), { ...one, ...all })).statusCode).toBe(200);
    const after = (await primera('GET', person('primera'))).json().data.intervener;
    expect(after.has_gdpr_confirmed).toBe(true);
  });

  test('of somebody of 14 years are their own, not the tutor’s', async () => {
    const payload = { source: 'PRIVATE_AREA', profiling: true };
    const tutor = await desk.as('tutor');
    expect(reasonsOf(await tutor('PATCH', gdpr('nora'), payload))).toEqual(['403 consent_self']);
    const nora = await desk.as('nora');
    expect((await nora('PATCH', gdpr('nora'), payload)).statusCode).toBe(200);
  });

  test('of a small child are the tutor’s, not their own', async () => {
    const payload = { source: 'PRIVATE_AREA', profiling: true };
    const born = (birthdate: string) =>
      desk.rows((db) =>
        db
          .updateTable('interveners')
          .set({ birthdate })
          .where('uuid', '=', idOf('intervener/nora'))
          .execute(),
      );
    await born('2015-03-08');
    const [nora, tutor] = [await desk.as('nora'), await desk.as('tutor')];
    expect(reasonsOf(await nora('PATCH', gdpr('nora'), payload))).toEqual(['403 consent_tutor']);
    expect((await tutor('PATCH', gdpr('nora'), payload)).statusCode).toBe(200);
    await born('2012-03-08');
  });

  test.each([
    [{ profiling: true }, '422 required /body/source'],
    [{ source: 'PRIVATE_AREA' }, '422 minProperties /body'],
    [{ source: 'BRANCH', profiling: true }, '422 const /body/source'],
    [{ source: 'PRIVATE_AREA', profiling: 'SI' }, '422 type /body/profiling'],
    [{ source: 'PRIVATE_AREA', text_version: '1' }, '422 unknown_field /body/text_version'],
  ])('are refused with %j', async (payload, reason) => {
    expect(reasonsOf(await ana('PATCH', gdpr('ana'), payload))).toContain(reason);
  });
});

describe('who may see and change whom', () => {
  const changes: [string, string, object?][] = [
    ['PATCH', '', { marital_status: 'CASADO' }],
    ['PUT', '', { type: 'F', name: 'X' }],
    ['PATCH', '/gdpr', { source: 'PRIVATE_AREA', profiling: true }],
    ['PATCH', '/fatca', { indicator_fatca: 'NO_REPORTABLE_PERSON', declares: true }],
    ['PATCH', '/crs', { tin_country: 'ESP', declares: true }],
    ['POST', '/kyc', kycDeclared],
    ['POST', '/draft-data/validate'],
    ['DELETE', '/draft-data'],
  ];
  const looks: [string, string][] = [
    ['GET', ''],
    ['GET', '/addresses'],
    ['GET', '/kyc'],
    ['GET', '/kyc/answers'],
    ['GET', '/draft-data'],
    ['GET', '/max-contribution'],
  ];

  test("somebody else's person is missing, byte for byte", async () => {
    const strangers = ['luis', 'consulta', 'aportante', 'extutor', 'vacio'];
    const callers = await Promise.all(strangers.map((login) => desk.as(login)));
    callers.push(await desk.as('ana', 'encinar'));
    for (const send of callers)
      for (const [method, part, payload] of [...looks, ...changes]) {
        for (const of of ['ana', 'hugo']) {
          const answer = await send(method, `${person(of)}${part}`, payload);
          expect([method, part, answer.statusCode, answer.body]).toEqual([
            method,
            part,
            404,
            MISSING,
          ]);
        }
      }
  });

  test('staff see everybody of their tenant and change nobody', async () => {
    const staff = await desk.as('staff.ops');
    for (const [method, part] of looks)
      expect((await staff(method, `${person('ana')}${part}`)).statusCode).toBe(200);
    for (const [method, part, payload] of changes)
      expect((await staff(method, `${person('ana')}${part}`, payload)).statusCode).toBe(403);
    const elsewhere = await desk.as('staff.ops', 'encinar');
    expect((await elsewhere('GET', person('ana'))).body).toBe(MISSING);
  });

  test('a tutor sees and changes the minor, and a minor only looks', async () => {
    const [nora, tutor] = [await desk.as('nora'), await desk.as('tutor')];
    for (const [method, part] of looks) {
      expect((await tutor(method, `${person('nora')}${part}`)).statusCode).toBe(200);
      expect((await nora(method, `${person('nora')}${part}`)).statusCode).toBe(200);
    }
    const answer = await tutor('PATCH', person('nora'), { birth_city: 'Cádiz' });
    expect(answer.json().data.intervener.personal_data.birth_city).toBe('Cádiz');
    const refused = await nora('PATCH', person('nora'), { birth_city: 'Sevilla' });
    expect(reasonsOf(refused)).toEqual(['403 minor_looks_only']);
    expect((await nora('GET', person('tutor'))).body).toBe(MISSING);
  });

  test('a representative changes the company, and the company nobody of its people', async () => {
    await desk.createUsers('almadraba', [{ username: 'marta' }]);
    const marta = await desk.as('marta');
    const answer = await marta('PATCH', person('iberica'), { cnae: '620' });
    expect(answer.json().data.intervener.personal_data.cnae).toBe('620');
    const iberica = await desk.as('iberica');
    expect((await iberica('GET', person('marta'))).body).toBe(MISSING);
    expect((await marta('GET', person('ana'))).body).toBe(MISSING);
  });

  test('a client whom the manager has stopped changes nothing but may withdraw a consent', async () => {
    const stopped = await desk.as('bloqueado');
    const refused = await stopped('PATCH', person('bloqueado'), { birth_city: 'Cádiz' });
    expect(reasonsOf(refused)).toEqual(['403 client_stopped']);
    const payload = { source: 'PRIVATE_AREA', commercial_own: false };
    expect((await stopped('PATCH', `${person('bloqueado')}/gdpr`, payload)).statusCode).toBe(200);
  });

  test('every change has its line in the audit', async () => {
    const count = () =>
      desk.rows(async (db) => {
        const rows = await db.selectFrom('audit').select('call').execute();
        return rows.filter(({ call }) => call === 'updateIntervener').length;
      });
    const before = await count();
    await ana('PATCH', person('ana'), { birth_city: 'Cádiz' });
    await ana('PATCH', person('ana'), { name: 'Otra' });
    expect(await count()).toBe(before + 1);
  });
});
