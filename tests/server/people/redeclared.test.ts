import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { idOf, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';

let desk: Desk;
let iberica: Send;
let luis: Send;
beforeAll(async () => {
  desk = await openDesk();
  iberica = await desk.as('iberica');
  luis = await desk.as('luis');
});
afterAll(() => desk.close());

const draftOf = (login: string, kind: 'FATCA' | 'CRS') =>
  desk.rows((db) =>
    db
      .selectFrom('declarations')
      .select(['answers', 'uuid_document'])
      .where('uuid_intervener', '=', idOf(`intervener/${login}`))
      .where('kind', '=', kind)
      .where('status', '=', 'DRAFT')
      .executeTakeFirstOrThrow(),
  );
const sign = async (login: string, kind: 'FATCA' | 'CRS') => {
  const { uuid_document } = await draftOf(login, kind);
  await desk.rows((db) => confirmDeclaration(desk.context, db, uuid_document!));
};

const ticked = (sent: object) => ({ ...sent, declares: true });

const spain = [{ tin_country: 'ESP', tin_code: 'B82111113' }];
const passive = {
  residences: spain,
  direction_type: 'OECD304',
  entity_class: 'ENTIDAD_NO_FINANCIERA_PASIVA',
  controlling_persons: [
    {
      name: 'John Doe',
      birthdate: '1970-01-01',
      ...{ birth_city: 'Boston', birth_country: 'USA' },
      ...{ address: '1 Main Street, Boston', address_country: 'USA' },
      tin_country: 'USA',
      tin_code: '536-90-4399',
      role: 'CRS801',
    },
  ],
};
const active = {
  residences: spain,
  direction_type: 'OECD304',
  entity_class: 'ENTIDAD_NO_FINANCIERA_ACTIVA',
};

describe('tax residences that are declared again', () => {
  const crs = `${person('iberica')}/crs`;

  test.each([
    ['answered in the form', 'crs'],
    ['sent as a change of some of them', undefined],
  ])('name nobody who was left out: %s', async (_, form) => {
    expect((await iberica('PATCH', crs, ticked(passive), form)).statusCode).toBe(200);
    const answer = await iberica('PATCH', crs, ticked(active), form);
    expect(answer.json().data.crs).not.toHaveProperty('controlling_persons');
    expect((await draftOf('iberica', 'CRS')).answers).not.toHaveProperty('controlling_persons');
  });

  test('leave what is in force too, once they are signed', async () => {
    await iberica('PATCH', crs, ticked(passive), 'crs');
    await sign('iberica', 'CRS');
    const { crs: before } = (await iberica('GET', person('iberica'))).json().data.intervener;
    expect(before.controlling_persons).toHaveLength(1);
    await iberica('PATCH', crs, ticked(active), 'crs');
    await sign('iberica', 'CRS');
    const { crs: now } = (await iberica('GET', person('iberica'))).json().data.intervener;
    expect(now).toEqual({
      ...active,
      type_name: 'OECD207',
      tin_country: 'ESP',
      tin_code: 'B82111113',
      crs_indicator: 'NRP',
    });
  });

  test.each([
    [
      'crs',
      '1970-01-01',
      [
        'distinct /body/controlling_persons/1/tin_code',
        'controllers.senior /body/controlling_persons/1/role',
      ],
    ],
    [
      undefined,
      '2026-01-01',
      [
        'controllers.age /body/controlling_persons/1/birthdate',
        'distinct /body/controlling_persons/1/tin_code',
        'controllers.senior /body/controlling_persons/1/role',
      ],
    ],
  ])(
    'are refused with persons who do not go together, in the form %s',
    async (form, birthdate, reasons) => {
      const [owner] = passive.controlling_persons;
      const senior = {
        ...owner,
        name: 'Jane Roe',
        birthdate,
        tin_code: '536904399',
        role: 'CRS803',
      };
      const sent = { ...passive, controlling_persons: [owner, senior] };
      const answer = await iberica('PATCH', crs, ticked(sent), form);
      expect(reasonsOf(answer)).toEqual(reasons.map((reason) => `422 ${reason}`));
    },
  );

  test('are refused with persons who control no passive entity', async () => {
    const { controlling_persons } = passive;
    const answer = await iberica('PATCH', crs, ticked({ ...active, controlling_persons }));
    expect(answer.statusCode).toBe(422);
  });
});

describe('a FATCA declaration that is made again', () => {
  const fatca = `${person('luis')}/fatca`;
  const us = {
    fatca_status: 'US_PERSON',
    has_us_transfers: false,
    has_us_attorney: false,
    has_us_care_of: false,
    tin_type: 'SSN',
    tin_code: '536-90-4399',
  };
  const { tin_type, tin_code, ...rest } = us;
  const non = { ...rest, fatca_status: 'NON_US_PERSON' };

  test.each([
    ['before it is signed', false],
    ['after it was signed', true],
  ])('says nothing of the number of the one before, %s', async (_, isSigned) => {
    expect(tin_type && tin_code).toBeTruthy();
    expect((await luis('PATCH', fatca, ticked(us), 'fatca')).statusCode).toBe(200);
    if (isSigned) await sign('luis', 'FATCA');
    for (const [sent, form] of [
      [non, 'fatca'],
      [non, undefined],
    ] as const) {
      const answer = await luis('PATCH', fatca, ticked(sent), form);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.fatca).toMatchObject({ indicator_fatca: 'NO_REPORTABLE_PERSON' });
      expect(answer.json().data.fatca).not.toHaveProperty('tin_code');
      expect(answer.json().data.fatca).not.toHaveProperty('tin_type');
    }
  });
});
