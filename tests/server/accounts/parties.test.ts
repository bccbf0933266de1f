import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoIban } from '../../../src/demo/world/iban.ts';
import { contentOf } from '../../../src/server/mail/outbox.ts';
import {
  account,
  idOf,
  MISSING,
  openDesk,
  reasonsOf,
  type Desk,
  type Send,
} from '../people/desk.ts';

let desk: Desk;
let ana: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
});
afterAll(() => desk.close());

const of = (key: string) => `${account(key)}/interveners`;
const someone = (key: string, login: string) => `${of(key)}/${idOf(`intervener/${login}`)}`;
type Json = Record<string, unknown>;
const EXPANDED = '?$expand=account_intervener_role';

/** As the form of such an account sends them. */
const people = (key: string, ...interveners: Json[]) => ({
  account_type: accountTypes[key] ?? 'PHYSICAL_ACCOUNT',
  interveners,
});
const accountTypes: Record<string, string> = {
  'iberica/1': 'JURIDICAL_ACCOUNT',
  'nora/1': 'PHYSICAL_ACCOUNT_TUTOR',
};

describe('the people on an account', () => {
  test('are told one by one as their list tells them', async () => {
    const { data } = (await ana('GET', of('ana/1') + EXPANDED)).json();
    for (const intervener of data.interveners)
      expect((await ana('GET', `${of('ana/1')}/${intervener.uuid}`)).json()).toEqual({
        data: { intervener },
      });
    expect((await ana('GET', someone('ana/1', 'luis'))).body).toBe(MISSING);
    const contributor = await desk.as('aportante');
    expect((await contributor('GET', someone('ana/2', 'ana'))).body).toBe(MISSING);
    expect((await contributor('GET', someone('ana/2', 'aportante'))).statusCode).toBe(200);
  });

  test('are told with their roles when these are asked for', async () => {
    const { data } = (await ana('GET', of('ana/1') + EXPANDED)).json();
    expect(data).toMatchObject({ total: 2, next: null });
    expect(data.interveners[0]).toEqual({
      uuid: idOf('intervener/ana'),
      type: 'F',
      name: 'Ana',
      lastname_1: 'Robles',
      lastname_2: 'Medina',
      intervener_status: 'VALIDADO',
      email: 'ana@example.test',
      account_intervener_role: {
        role: 'TITULAR',
        subrole: null,
        percentage: null,
        since: '2015-01-12',
      },
      account_intervener_roles: [
        { role: 'TITULAR', subrole: null, percentage: null, since: '2015-01-12' },
      ],
    });
    expect(data.interveners[1]).toMatchObject({
      name: 'Sofía',
      account_intervener_role: { role: 'AUTORIZADO_CONSULTA' },
    });
    expect(data.interveners[1]).not.toHaveProperty('email');
    expect(data.interveners[1].is_removable).toBe(true);
    const consulta = (await (await desk.as('consulta'))('GET', of('ana/1'))).json().data;
    expect(consulta.interveners.filter(({ is_removable }: Json) => is_removable)).toEqual([]);
    const seen = (await (await desk.as('consulta'))('GET', account('ana/1'))).json().data;
    expect(seen.account.allowed_actions).toEqual([]);
    const luis = (await ana('GET', of('luis/1'))).json().data;
    expect(luis.interveners.filter(({ is_removable }: Json) => is_removable)).toEqual([]);
    const plain = (await ana('GET', `${of('ana/1')}?$limit=1`)).json().data;
    expect(plain.interveners[0]).not.toHaveProperty('account_intervener_role');
    expect([plain.total, plain.next]).toEqual([2, expect.stringContaining('%24offset=1')]);
  });

  test('are the contributor alone for a contributor, and former tutors no more', async () => {
    const aportante = await desk.as('aportante');
    const { data } = (await aportante('GET', of('ana/2') + EXPANDED)).json();
    expect(data.interveners.map(({ name }: Record<string, string>) => name)).toEqual(['Alberto']);
    const staff = await desk.as('staff.read');
    const adult = (await staff('GET', of('hugo/1') + EXPANDED)).json().data;
    expect(adult.interveners.map(({ name }: Record<string, string>) => name)).toEqual(['Hugo']);
  });
});

describe('a request for new people', () => {
  const eva = {
    role: 'AUTORIZADO',
    name: ' Eva ',
    lastname_1: 'Ruiz',
    document_type: 'DNI',
    document_number: '11111111-h',
    email: 'eva@example.test',
    mobile_phone: '611222333',
  };

  test('is kept for the operations group, and the asker gets the instructions', async () => {
    const answer = await ana('POST', `${of('ana/3')}/bulk`, people('ana/3', eva));
    expect(answer.statusCode).toBe(201);
    const [asked] = answer.json().data.interveners;
    expect(asked).toMatchObject({
      name: 'Eva',
      lastname_1: 'Ruiz',
      intervener_status: 'REGISTERED_ONLINE',
      account_intervener_role: { role: 'AUTORIZADO' },
      is_requested: true,
    });
    const { issue, letter } = await desk.rows(async (db) => ({
      issue: await db
        .selectFrom('issues')
        .selectAll()
        .where('created_by', '=', idOf('user/ana'))
        .executeTakeFirst(),
      letter: await db
        .selectFrom('outbox')
        .selectAll()
        .orderBy('sequence', 'desc')
        .executeTakeFirst(),
    }));
    expect(issue).toMatchObject({
      subject: 'Solicitud de nuevo interviniente: Eva Ruiz (cuenta Segunda vivienda)',
      description: 'Eva Ruiz (autorizado)',
      status: 'OPEN',
      uuid_group: idOf('group/OPERATIONS_ADMINISTRATOR'),
      expires_on: '2026-11-27 12:00:00',
    });
    expect(letter).toMatchObject({ to: 'ana@example.test', kind: 'new-intervener' });
    expect(contentOf(letter!, desk.context.letters).text).toContain('– Eva Ruiz (autorizado)');
    const { data } = (await ana('GET', of('ana/3') + EXPANDED)).json();
    expect(data.interveners.at(-1)).toEqual(asked);
    const again = await ana('POST', `${of('ana/3')}/bulk`, people('ana/3', eva));
    expect(reasonsOf(again)).toEqual(['409 party.known /body/interveners/0/document_number']);
    const taken = await ana('DELETE', `${of('ana/3')}/${asked.uuid}`);
    expect(taken.json()).toEqual({ data: { done: true } });
    expect((await ana('GET', of('ana/3'))).json().data.total).toBe(1);
  });

  test.each([
    ['ana', 'ana/1', 'AUTORIZADO_CONSULTA', 201],
    ['ana', 'ana/1', 'APODERADO', 422],
    ['ana', 'ana/1', 'TITULAR', 422],
    ['ana', 'ana/1', 'TUTOR', 422],
    ['iberica', 'iberica/1', 'APODERADO', 201],
    ['iberica', 'iberica/1', 'AUTORIZADO', 422],
    ['tutor', 'nora/1', 'TUTOR', 201],
    ['tutor', 'nora/1', 'AUTORIZADO', 201],
    ['tutor', 'nora/1', 'APODERADO', 422],
  ])('by %s on %s for %s is answered with %i', async (login, key, role, status) => {
    const document = {
      document_type: 'PASAPORTE',
      document_number: `PAA${key.length}${role.length}`,
    };
    const payload = people(key, { ...eva, ...document, role });
    const answer = await (await desk.as(login))('POST', `${of(key)}/bulk`, payload);
    expect(answer.statusCode, answer.body).toBe(status);
    if (status === 422) expect(reasonsOf(answer)).toEqual(['422 enum /body/interveners/0/role']);
  });

  test.each([
    [{ email: 'eva@' }, '422 email /body/interveners/0/email'],
    [{ mobile_phone: '911222333' }, '422 spanishPhone /body/interveners/0/mobile_phone'],
    [{ document_number: '11111111A' }, '422 dni /body/interveners/0/document_number'],
    [{ name: ' ' }, '422 required /body/interveners/0/name'],
    [{ status: 'DONE' }, '422 unknown_field /body/interveners/0/status'],
    [
      { document_type: 'DNI', document_number: '12345678Z' },
      '409 party.known /body/interveners/0/document_number',
    ],
  ])('is refused with %j', async (part, reason) => {
    const answer = await ana('POST', `${of('ana/3')}/bulk`, people('ana/3', { ...eva, ...part }));
    expect(reasonsOf(answer)).toEqual([reason]);
  });

  test('is how somebody who may only look is let place orders, with their signature', async () => {
    const sofia = { ...eva, document_type: 'DNI', document_number: '10203050C' };
    const ask = (role: string) =>
      ana('POST', `${of('ana/1')}/bulk`, people('ana/1', { ...sofia, role }));
    const reason = '409 party.known /body/interveners/0/document_number';
    expect(reasonsOf(await ask('AUTORIZADO_CONSULTA'))).toEqual([reason]);
    expect((await ask('AUTORIZADO')).statusCode).toBe(201);
    expect(reasonsOf(await ask('AUTORIZADO'))).toEqual([reason]);
  });

  test('names nobody twice, and somebody at least', async () => {
    const twice = await ana('POST', `${of('ana/3')}/bulk`, people('ana/3', eva, eva));
    expect(reasonsOf(twice)).toEqual(['409 party.known /body/interveners/1/document_number']);
    const none = await ana('POST', `${of('ana/3')}/bulk`, { interveners: [] });
    expect(reasonsOf(none)).toEqual(['422 minItems /body/interveners']);
  });
});

describe('somebody’s place on an account', () => {
  const roles = (key: string, login: string) => `${someone(key, login)}/roles`;

  test('is narrowed by the holder, never widened, and taken away at once', async () => {
    const narrowed = await ana('PUT', roles('ana/1', 'consulta'), {
      roles: [{ role: 'ASESOR' }],
    });
    expect(narrowed.json().data.intervener.account_intervener_roles).toEqual([
      { role: 'ASESOR', subrole: null, percentage: null, since: '2026-11-20' },
    ]);
    const widened = await ana('PUT', roles('ana/1', 'consulta'), {
      roles: [{ role: 'AUTORIZADO' }],
    });
    expect(reasonsOf(widened)).toEqual(['422 enum /body/roles/0/role']);
    const holder = await ana('PUT', roles('ana/1', 'consulta'), { roles: [{ role: 'TITULAR' }] });
    expect(reasonsOf(holder)).toEqual(['422 enum /body/roles/0/role']);
    await ana('PUT', roles('ana/1', 'consulta'), { roles: [{ role: 'AUTORIZADO_CONSULTA' }] });
    const consulta = await desk.as('consulta');
    expect((await consulta('GET', account('ana/1'))).statusCode).toBe(200);
    expect((await ana('DELETE', someone('ana/1', 'consulta'))).json()).toEqual({
      data: { done: true },
    });
    expect((await consulta('GET', account('ana/1'))).body).toBe(MISSING);
    expect((await ana('DELETE', someone('ana/1', 'consulta'))).body).toBe(MISSING);
  });

  test('is not given to oneself or taken from another holder', async () => {
    const payload = { roles: [{ role: 'ASESOR' }] };
    const own = await ana('PUT', roles('ana/1', 'ana'), payload);
    expect(reasonsOf(own)).toEqual(['403 party.own_role']);
    expect(reasonsOf(await ana('DELETE', someone('ana/1', 'ana')))).toEqual(['403 party.own_role']);
    expect(reasonsOf(await ana('DELETE', someone('luis/1', 'luis')))).toEqual([
      '409 party.role_by_contact',
    ]);
    expect(reasonsOf(await ana('PUT', roles('luis/1', 'luis'), payload))).toEqual([
      '409 party.role_by_contact /body/roles',
    ]);
  });

  test.each([
    [{ roles: [] }, '422 minItems /body/roles'],
    [{ roles: [{ role: 'REY' }] }, '422 enum /body/roles/0/role'],
    [
      { roles: [{ role: 'AUTORIZADO', since: '2001-01-01' }] },
      '422 unknown_field /body/roles/0/since',
    ],
    [
      { roles: [{ role: 'AUTORIZADO', percentage: '100' }] },
      '422 unknown_field /body/roles/0/percentage',
    ],
  ])('is refused as %j', async (payload, reason) => {
    expect(reasonsOf(await ana('PUT', roles('luis/1', 'luis'), payload))).toEqual([reason]);
  });

  test('has the contact data of the person, which change as drafts', async () => {
    const answer = await ana('PATCH', someone('luis/1', 'ana'), { mobile_phone: '611222333' });
    expect(answer.json().data.intervener).toMatchObject({ name: 'Ana', email: 'ana@example.test' });
    const me = (await ana('GET', `/interveners/${idOf('intervener/ana')}`)).json().data.intervener;
    expect(me.has_draft_data).toBe(true);
    const other = await ana('PATCH', someone('luis/1', 'luis'), { mobile_phone: '611222333' });
    expect(reasonsOf(other)).toEqual(['403 needs_self']);
    const share = await ana('PATCH', someone('luis/1', 'ana'), { percentage: '70' });
    expect(reasonsOf(share)).toEqual(['409 party.percentage_by_contact /body/percentage']);
    const tutor = await desk.as('tutor');
    const minor = await tutor('PATCH', someone('nora/1', 'nora'), { email: 'nora2@example.test' });
    expect(minor.statusCode).toBe(200);
    const nobody = await ana('PATCH', someone('luis/1', 'grande'), { email: 'x@example.test' });
    expect(nobody.body).toBe(MISSING);
  });
});

describe('who may do what on an account', () => {
  const bank = { iban_code: demoIban(77_000_900) };
  const changes: [string, string, object?][] = [
    ['PATCH', '', { alias: 'x' }],
    [
      'POST',
      '/interveners/bulk',
      people('ana/1', {
        ...{ role: 'AUTORIZADO', name: 'E', lastname_1: 'R', mobile_phone: '611222333' },
        ...{ document_type: 'PASAPORTE', document_number: 'PAA1', email: 'e@x.test' },
      }),
    ],
    ['PUT', `/interveners/${idOf('intervener/grande')}/roles`, { roles: [{ role: 'ASESOR' }] }],
    ['DELETE', `/interveners/${idOf('intervener/grande')}`],
    ['POST', '/bank-accounts', bank],
    ['PATCH', `/bank-accounts/${idOf('x')}`, { alias: 'x' }],
    ['DELETE', `/bank-accounts/${idOf('x')}`],
    ['POST', '/beneficiaries', { name: 'E', lastname_1: 'R', percentage: '1.00' }],
    ['PATCH', `/beneficiaries/${idOf('x')}`, { percentage: '1.00' }],
    ['DELETE', `/beneficiaries/${idOf('x')}`],
    ['POST', '/contributors', { name: 'E', lastname_1: 'R', role: 'APORTANTE' }],
  ];
  const looks = [
    '',
    '/interveners',
    '/bank-accounts',
    '/beneficiaries',
    '/contributors',
    '/associates',
    '/patrons',
  ];

  test('strangers find nothing, byte for byte', async () => {
    for (const [login, tenant] of [
      ['vacio', 'almadraba'],
      ['grande', 'almadraba'],
      ['ana', 'encinar'],
      ['ana', 'faro'],
    ]) {
      const send = await desk.as(login!, tenant);
      const all = [...looks.map((part) => ['GET', part] as [string, string]), ...changes];
      for (const [method, part, payload] of all) {
        const answer = await send(method, `${account('luis/2')}${part}`, payload);
        expect([login, method, part, answer.statusCode, answer.body]).toEqual([
          login,
          method,
          part,
          404,
          MISSING,
        ]);
      }
    }
  });

  test.each([
    ['usuf', 'usuf/1', 'action_not_allowed', ['PATCH ']],
    ['extutor', 'hugo/1', 'tutor_blocked', []],
    ['nora', 'nora/1', 'minor_looks_only', []],
    ['bloqueado', 'bloqueado/1', 'client_stopped', []],
    ['sincontacto', 'sincontacto/1', 'contact_missing', []],
    ['aportante', 'ana/2', 'action_not_allowed', []],
  ])('%s on %s is refused: %s', async (login, key, code, allowed: string[]) => {
    const send = await desk.as(login);
    for (const [method, part, payload] of changes) {
      if (allowed.includes(`${method} ${part}`)) continue;
      const answer = await send(method, `${account(key)}${part}`, payload);
      // What a form loads and is not there is missing, before anything is forbidden.
      const isMissing = method === 'PATCH' && part.endsWith(idOf('x')) && code !== 'tutor_blocked';
      expect(reasonsOf(answer)).toEqual([isMissing ? '404 404' : `403 ${code}`]);
    }
  });

  test('a tutor and a usufructuary name no beneficiaries, a bare owner gives an alias', async () => {
    const payload = { name: 'E', lastname_1: 'R', percentage: '1.00' };
    for (const [login, key] of [
      ['tutor', 'nora/1'],
      ['usuf', 'usuf/1'],
      ['nudo', 'usuf/1'],
    ]) {
      const answer = await (
        await desk.as(login!)
      )('POST', `${account(key!)}/beneficiaries`, payload);
      expect(reasonsOf(answer)).toEqual(['403 action_not_allowed']);
    }
    const nudo = await desk.as('nudo');
    const answer = await nudo('PATCH', account('usuf/1'), { alias: 'Casa' });
    expect(answer.json().data.account.alias).toBe('Casa');
  });

  test.each([
    [
      'ana',
      'ana/1',
      ['edit_alias', 'edit_bank_accounts', 'request_intervener', 'upload_documents'],
    ],
    [
      'ana',
      'ana/2',
      [
        'edit_alias',
        'edit_bank_accounts',
        'request_intervener',
        'upload_documents',
        'edit_beneficiaries',
        'edit_contributors',
      ],
    ],
    ['usuf', 'usuf/1', ['edit_alias', 'upload_documents']],
    ['aportante', 'ana/2', []],
    ['nora', 'nora/1', []],
    ['extutor', 'hugo/1', []],
    ['bloqueado', 'bloqueado/1', []],
    ['sincontacto', 'sincontacto/1', []],
    ['staff.read', 'ana/2', []],
  ])('%s is told of %s that they may change %j', async (login, key, actions) => {
    const { data } = (await (await desk.as(login))('GET', account(key))).json();
    expect(data.account.allowed_actions).toEqual(actions);
  });

  test('staff look at everything and change nothing; a contributor sees no IBAN', async () => {
    const staff = await desk.as('staff.ops');
    for (const part of looks)
      expect((await staff('GET', `${account('ana/2')}${part}`)).statusCode).toBe(200);
    for (const [method, part, payload] of changes)
      expect((await staff(method, `${account('ana/2')}${part}`, payload)).statusCode).toBe(403);
    const aportante = await desk.as('aportante');
    for (const part of looks.slice(1)) {
      const answer = await aportante('GET', `${account('ana/2')}${part}`);
      expect([part, answer.statusCode]).toEqual([part, 200]);
      expect(answer.body).not.toMatch(/ES\d{22}|Clara|Ana/);
    }
    const closed = await desk.as('extutor');
    for (const part of looks.slice(1))
      expect(reasonsOf(await closed('GET', `${account('hugo/1')}${part}`))).toEqual([
        '403 tutor_blocked',
      ]);
  });
});
