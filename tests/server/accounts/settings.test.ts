import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoIban } from '../../../src/demo/world/iban.ts';
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
const one = account('ana/1');
const plan = account('ana/2');
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
});
afterAll(() => desk.close());

describe('an account', () => {
  test('takes another alias, which is never none', async () => {
    await ana('PATCH', account('ana/3'), { mailing_type: 'POSTAL' });
    const answer = await ana('PATCH', account('ana/3'), { alias: ' Casa ' });
    expect(answer.json().data.account).toMatchObject({ alias: 'Casa', mailing_type: 'POSTAL' });
    const read = (await ana('GET', account('ana/3'))).json();
    expect(read).toEqual(answer.json());
    const none = await ana('PATCH', account('ana/3'), { alias: '' });
    expect(reasonsOf(none)).toEqual(['422 required /body/alias']);
  });

  test.each(['EMAIL', 'POSTAL', 'SEND', 'NOT_SEND'])(
    'keeps %s as what is done with its post, and says so wherever it is told',
    async (postmail_action) => {
      const answer = await ana('PATCH', one, { postmail_action, section: 'POST' });
      expect(answer.json().data.account).toMatchObject({ postmail_action });
      expect((await ana('GET', one)).json().data.account).toMatchObject({ postmail_action });
      const { accounts } = (await ana('GET', '/me')).json().data.private_area;
      const [told] = accounts.filter(({ uuid }: { uuid: string }) => one.endsWith(uuid));
      expect(told).toMatchObject({ postmail_action, mailing_type: null });
    },
  );

  test('says nothing of its post until somebody did, and changes it only for who shows that it is they', async () => {
    expect((await ana('GET', plan)).json().data.account).toMatchObject({ postmail_action: null });
    const token = await desk.token('ana');
    const send = (payload: object) => desk.ask('PATCH', `/api${plan}`, { token, payload });
    expect(reasonsOf(await send({ postmail_action: 'POSTAL' }))).toEqual([
      '403 reauthentication_required',
    ]);
    expect(
      reasonsOf(await (await desk.as('consulta'))('PATCH', one, { postmail_action: 'SEND' })),
    ).toEqual(['403 action_not_allowed']);
  });

  test.each([
    [{ alias: 'x'.repeat(61) }, '422 max_length /body/alias'],
    [{ alias: 3 }, '422 type /body/alias'],
    [{}, '422 minProperties /body'],
    [{ status: 'FINALIZED' }, '422 unknown_field /body/status'],
    [{ has_docs_validated: true }, '422 unknown_field /body/has_docs_validated'],
    [{ mailing_type: 'FAX' }, '422 enum /body/mailing_type'],
    [{ postmail_action: 'BURN' }, '422 enum /body/postmail_action'],
  ])('is refused %j', async (payload, reason) => {
    expect(reasonsOf(await ana('PATCH', one, payload))).toEqual([reason]);
  });
});

describe('bank accounts', () => {
  const at = (key: string) => `${account(key)}/bank-accounts`;
  const iban = (number: number) => demoIban(77_000_000 + number);

  test('are those of the account, validated or not', async () => {
    const { data } = (await ana('GET', at('ana/1'))).json();
    expect(data).toMatchObject({
      bank_accounts: [{ uuid: idOf('bank/ana/1'), validated: true, alias: null }],
      total: 1,
      next: null,
    });
  });

  test('are told one by one', async () => {
    const path = `${at('ana/1')}/${idOf('bank/ana/1')}`;
    const { data } = (await ana('GET', path)).json();
    const all = (await ana('GET', at('ana/1'))).json().data;
    expect(data.bank_account).toEqual(all.bank_accounts[0]);
    expect((await ana('GET', `${at('ana/1')}/${idOf('bank/ana/3')}`)).body).toBe(MISSING);
    const aportante = await desk.as('aportante');
    const plans = `${at('ana/2')}/${idOf('bank/ana/2')}`;
    expect((await aportante('GET', plans)).body).toBe(MISSING);
  });

  test('are added in any spacing, and wait for their certificate', async () => {
    const spaced = iban(1)
      .toLowerCase()
      .replace(/(.{4})/g, '$1 ');
    const payload = { iban_code: spaced, swift_code: 'demoesmmxxx', alias: ' Nómina ' };
    const answer = await ana('POST', at('ana/1'), payload);
    expect(answer.statusCode).toBe(201);
    const { bank_account } = answer.json().data;
    expect(bank_account).toMatchObject({
      iban_code: iban(1),
      account_number: iban(1).slice(4),
      swift_code: 'DEMOESMMXXX',
      alias: 'Nómina',
      validated: false,
      certificate: null,
    });
    await desk.rows((db) =>
      db
        .insertInto('documents')
        .values({
          tenant_id: desk.at().tenant.id,
          uuid: desk.context.id(),
          section: 'ACCOUNT',
          uuid_owner: idOf('account/ana/1'),
          uuid_bank_account: bank_account.uuid,
          filename: 'certificado.pdf',
          category: 'DOCUMENTATION',
          subcategory: 'DOCUMENTO_ACREDITATIVO_TITULARIDAD_CC',
          is_signed: false,
          validation: 'PENDIENTE',
          validation_reason: null,
          created_at: desk.context.now(),
          expires_on: null,
        })
        .execute(),
    );
    const { data } = (await ana('GET', at('ana/1'))).json();
    expect(data.bank_accounts[1]).toEqual({ ...bank_account, certificate: 'PENDIENTE' });
    expect((await ana('GET', one)).json().data.account.has_validated_bank_account).toBe(true);
  });

  test.each([
    [{ iban_code: 'ES7699990001170000000002' }, ['422 iban /body/iban_code']],
    [{ iban_code: 'ES1266048764759382421948' }, ['422 iban /body/iban_code']],
    [{ iban_code: iban(2), swift_code: 'NOTABIC' }, ['422 bic /body/swift_code']],
    [
      { iban_code: iban(2), account_number: iban(3).slice(4) },
      ['422 unknown_field /body/account_number'],
    ],
    [{ iban_code: iban(1) }, ['409 bank_account.duplicate /body/iban_code']],
    [{ iban_code: iban(2), validated: true }, ['422 unknown_field /body/validated']],
    [{ iban_code: iban(2), status: 'VALIDADA' }, ['422 unknown_field /body/status']],
    [{}, ['422 required /body/iban_code']],
  ])('are refused with %j', async (payload, reasons) => {
    expect(reasonsOf(await ana('POST', at('ana/1'), payload))).toEqual(reasons);
  });

  test('with another IBAN wait again, with another name do not', async () => {
    const path = `${at('ana/3')}/${idOf('bank/ana/3')}`;
    const named = await ana('PATCH', path, { alias: 'Casa' });
    expect(named.json().data.bank_account).toMatchObject({ alias: 'Casa', validated: true });
    const used = await ana('PATCH', path, { iban_code: iban(4) });
    expect(reasonsOf(used)).toEqual(['409 bank_account.in_use']);
    const tutor = await desk.as('tutor');
    const free = `${at('tutor/1')}/${idOf('bank/tutor/1')}`;
    const moved = await tutor('PATCH', free, { iban_code: iban(4), swift_code: null });
    expect(moved.json().data.bank_account).toMatchObject({
      iban_code: iban(4),
      account_number: iban(4).slice(4),
      swift_code: null,
      validated: false,
    });
  });

  test('are removed unless an operation under way needs them', async () => {
    const used = await ana('DELETE', `${at('ana/1')}/${idOf('bank/ana/1')}`);
    expect(reasonsOf(used)).toEqual(['409 bank_account.in_use']);
    const added = await ana('POST', at('ana/1'), { iban_code: iban(5) });
    const path = `${at('ana/1')}/${added.json().data.bank_account.uuid}`;
    expect((await ana('DELETE', path)).json()).toEqual({ data: { done: true } });
    expect((await ana('DELETE', path)).body).toBe(MISSING);
  });

  test('of the same IBAN added at once are added once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ana('POST', at('ana/1'), { iban_code: iban(6) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('of another account are missing under this one', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      const payload = method === 'PATCH' ? { alias: 'x' } : undefined;
      const answer = await ana(method, `${at('ana/1')}/${idOf('bank/ana/3')}`, payload);
      expect([answer.statusCode, answer.body]).toEqual([404, MISSING]);
    }
  });
});

describe('beneficiaries of a plan', () => {
  const at = `${plan}/beneficiaries`;
  const clara = `${at}/${idOf('party/ana/2/Clara Robles Ferrer')}`;
  const percentages = async () => {
    const { data } = (await ana('GET', at)).json();
    return [
      data.beneficiaries.map(({ percentage }: Record<string, string>) => percentage),
      data.total_percentage,
    ];
  };

  test('are told with what they add up to', async () => {
    const { data } = (await ana('GET', at)).json();
    expect(data).toMatchObject({ total: 2, total_percentage: '100.00' });
    expect(data.beneficiaries[0]).toMatchObject({
      name: 'Clara',
      lastname_1: 'Robles',
      lastname_2: 'Ferrer',
      relationship: 'Hija',
      percentage: '50.00',
    });
  });

  test('are told one by one, with what the others add up to', async () => {
    const { data } = (await ana('GET', clara)).json();
    expect(data).toMatchObject({
      beneficiary: { name: 'Clara', percentage: '50.00' },
      others_percentage: '50.00',
    });
    const aportante = await desk.as('aportante');
    expect((await aportante('GET', clara)).body).toBe(MISSING);
    expect((await ana('GET', `${at}/${idOf('nobody')}`)).body).toBe(MISSING);
  });

  test('never add up to more than 100', async () => {
    const payload = { name: 'Eva', lastname_1: 'Robles', percentage: '0.01' };
    const over = await ana('POST', at, payload);
    expect(reasonsOf(over)).toEqual(['422 share.total /body/percentage']);
    expect(over.json().result.errors[0].message).toBe(
      'La suma de los porcentajes no puede pasar de 100. Quedan 0,00 por repartir.',
    );
    expect(reasonsOf(await ana('PATCH', clara, { percentage: '50.01' }))).toEqual([
      '422 share.total /body/percentage',
    ]);
    const less = await ana('PATCH', clara, { percentage: '33.33' });
    expect(less.json().data).toMatchObject({
      beneficiary: { name: 'Clara', percentage: '33.33' },
      total_percentage: '83.33',
    });
    const eva = {
      name: ' Eva ',
      lastname_1: 'Robles',
      document_type: 'DNI',
      document_number: '11111111-h',
      relationship: 'Sobrina',
      percentage: '16.67',
    };
    const added = await ana('POST', at, eva);
    expect(added.statusCode).toBe(201);
    expect(added.json().data).toMatchObject({
      beneficiary: { ...eva, name: 'Eva', document_number: '11111111H' },
      total_percentage: '100.00',
    });
    const path = `${at}/${added.json().data.beneficiary.uuid}`;
    expect((await ana('DELETE', path)).json()).toEqual({ data: { done: true } });
    expect((await ana('DELETE', path)).body).toBe(MISSING);
    await ana('PATCH', clara, { percentage: '50' });
    expect(await percentages()).toEqual([['50.00', '50.00'], '100.00']);
  });

  test('who are added at once get no more than there is', async () => {
    await ana('PATCH', clara, { percentage: '10' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ana('POST', at, { name: 'Eva', lastname_1: 'Robles', percentage: '15' }),
      ),
    );
    const added = answers.filter(({ statusCode }) => statusCode === 201);
    expect(added).toHaveLength(2);
    expect((await percentages())[1]).toBe('90.00');
    for (const { body } of added)
      await ana('DELETE', `${at}/${JSON.parse(body).data.beneficiary.uuid}`);
  });

  test.each([
    [{ name: 'Eva', lastname_1: 'Robles', percentage: '0' }, ['422 share.range /body/percentage']],
    [{ name: 'Eva', lastname_1: 'Robles', percentage: '-5' }, ['422 share.range /body/percentage']],
    [
      { name: 'Eva', lastname_1: 'Robles', percentage: '100.01' },
      ['422 share.range /body/percentage'],
    ],
    [
      { name: 'Eva', lastname_1: 'Robles', percentage: '1.001' },
      ['422 share.decimals /body/percentage'],
    ],
    [{ name: ' ', lastname_1: 'Robles', percentage: '1' }, ['422 required /body/name']],
    [
      {
        name: 'Eva',
        lastname_1: 'Robles',
        percentage: '1',
        document_type: 'DNI',
        document_number: '11111111A',
      },
      ['422 dni /body/document_number'],
    ],
    [{ percentage: '1' }, ['422 required /body/name']],
    [
      { name: 'Eva', lastname_1: 'Robles', percentage: '1', kind: 'PATRON' },
      ['422 unknown_field /body/kind'],
    ],
  ])('are refused with %j', async (payload, reasons) => {
    expect(reasonsOf(await ana('POST', at, payload))).toEqual(reasons);
  });

  test('are of plans only', async () => {
    const fund = await ana('POST', `${one}/beneficiaries`, {
      name: 'Eva',
      lastname_1: 'Robles',
      percentage: '5',
    });
    expect(reasonsOf(fund)).toEqual(['409 beneficiary.plans_only']);
    expect((await ana('GET', `${one}/beneficiaries`)).json().data).toMatchObject({
      beneficiaries: [],
      total_percentage: '0.00',
    });
  });

  test('of another plan are missing under this one', async () => {
    const luis = await desk.as('luis');
    const path = `${account('luis/3')}/beneficiaries/${clara.slice(-36)}`;
    for (const method of ['PATCH', 'DELETE']) {
      const payload = method === 'PATCH' ? { percentage: '1' } : undefined;
      expect((await luis(method, path, payload)).body).toBe(MISSING);
    }
  });
});

describe('contributors, associates and patrons', () => {
  test('contributors are told and added, each once', async () => {
    const at = `${plan}/contributors`;
    const { data } = (await ana('GET', at)).json();
    expect(data.contributors).toMatchObject([
      { name: 'Alberto', lastname_1: 'Molina', role: 'APORTANTE_CONYUGE' },
    ]);
    const payload = {
      name: 'Rosa',
      lastname_1: 'Medina',
      role: 'APORTANTE_FAMILIAR',
      document_type: 'NIE',
      document_number: 'x1234567l',
      email: 'rosa@example.test',
    };
    const added = await ana('POST', at, payload);
    expect(added.statusCode).toBe(201);
    expect(added.json().data.contributor).toMatchObject({
      name: 'Rosa',
      document_number: 'X1234567L',
      role: 'APORTANTE_FAMILIAR',
    });
    expect(reasonsOf(await ana('POST', at, payload))).toEqual(['409 contributor.duplicate']);
    expect((await ana('GET', at)).json().data.total).toBe(2);
  });

  test.each([
    [{ name: 'Eva', role: 'TITULAR' }, '422 enum /body/role'],
    [{ name: 'Eva', lastname_1: 'Robles', role: 'APORTANTE', email: 'x' }, '422 email /body/email'],
    [{ name: '  ', lastname_1: 'Robles', role: 'APORTANTE' }, '422 required /body/name'],
    [
      {
        name: 'Eva',
        lastname_1: 'Robles',
        role: 'APORTANTE',
        document_type: 'NIE',
        document_number: 'X1234567A',
      },
      '422 nie /body/document_number',
    ],
  ])('contributors are refused with %j', async (payload, reason) => {
    expect(reasonsOf(await ana('POST', `${plan}/contributors`, payload))).toEqual([reason]);
  });

  test('funds have no contributors', async () => {
    const answer = await ana('POST', `${one}/contributors`, {
      name: 'Eva',
      lastname_1: 'Robles',
      role: 'APORTANTE',
    });
    expect(reasonsOf(answer)).toEqual(['409 contributor.plans_only']);
  });

  test('associates are a company’s and patrons a foundation’s', async () => {
    const iberica = await desk.as('iberica');
    const associates = (await iberica('GET', `${account('iberica/1')}/associates`)).json().data;
    expect(associates.associates).toMatchObject([
      { name: 'Joan', lastname_1: 'Prats', percentage: '40.00', position: 'Socio' },
      { name: 'Marta', lastname_1: 'Soler', percentage: '60.00', position: 'Socia' },
    ]);
    const fundacion = await desk.as('fundacion');
    const patrons = (await fundacion('GET', `${account('fundacion/1')}/patrons`)).json().data;
    expect(patrons).toMatchObject({ total: 3 });
    expect(patrons.patrons.map(({ position }: Record<string, string>) => position)).toEqual([
      'Secretario',
      'Vocal',
      'Presidenta',
    ]);
    expect((await ana('GET', `${one}/patrons`)).json().data).toEqual({
      patrons: [],
      total: 0,
      next: null,
    });
  });
});
