import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { kycDeclared, kycOfCompany } from '../../support/kycForm.ts';
import { idOf, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';

let desk: Desk;
let luis: Send;
let ops: Send;
beforeAll(async () => {
  desk = await openDesk();
  luis = await desk.as('luis');
  ops = await desk.as('staff.ops');
});
afterAll(() => desk.close());

const employed = {
  ...kycDeclared,
  ...{ SITUACION_LABORAL: 'CUENTA_AJENA', EMPRESA: 'Huerta SL', CARGO: 'Capataz' },
  ...{ CNAE_SECCION: 'A', CNAE: '011' },
};
const plumber = {
  ...{ ...kycDeclared, SITUACION_LABORAL: 'CUENTA_PROPIA', ACTIVIDAD: 'Fontanero' },
  ...{ EMPLEADOS: 'DE_1_A_9', CIFRA_ANUAL_ANTERIOR: 'MENOS_100000' },
};
const send = (answers: object) => luis('POST', `${person('luis')}/kyc`, answers, 'kyc-natural');
const last = async () => (await luis('GET', `${person('luis')}/kyc/answers`)).json().data;
const ask = (...questions: string[]) =>
  ops('POST', `/staff/interveners/${idOf('intervener/luis')}/kyc-requests`, {
    ...{ questions, reason: 'Falta decirlo.' },
  });
/** Signs what is answered with these answers, and says what became of each. */
async function declare(answers: object): Promise<Record<string, string>> {
  const answered = await send(answers);
  expect(answered.statusCode, answered.body).toBe(201);
  const { uuid, uuid_document } = answered.json().data.kyc;
  await desk.rows((db) => confirmDeclaration(desk.context, db, uuid_document));
  const { lines } = (await luis('GET', `${person('luis')}/kyc/versions/${uuid}`)).json().data;
  return Object.fromEntries(
    lines.map(({ question, change }: Record<string, string>) => [question, change]),
  );
}
const GROUP = 'Grupo de actividad (CNAE)';
const INCOME = '¿Cuáles son sus ingresos anuales?';

describe('what hangs on the one that is asked again', () => {
  test('is answered anew, begins as it was answered, and nothing else may change', async () => {
    await declare(employed);
    expect((await ask('SITUACION_LABORAL')).statusCode).toBe(200);
    const other = { ...plumber, CNAE: '432', INGRESOS_ANUALES: 'MAS_300000' };
    expect(reasonsOf(await send(other))).toEqual(['422 answer_not_asked /body/INGRESOS_ANUALES']);
    expect((await send({ ...plumber, CNAE_SECCION: 'F', CNAE: '432' })).statusCode).toBe(201);
    expect((await last()).answers).toMatchObject({ CNAE: '432', ACTIVIDAD: 'Fontanero' });
    const told = await declare({ ...plumber, CNAE_SECCION: 'F', CNAE: '432' });
    expect(told).toMatchObject({ [GROUP]: 'CHANGED', [INCOME]: 'KEPT' });
  });

  test('is confirmed where it is as it was', async () => {
    await ask('SITUACION_LABORAL');
    const told = await declare({ ...plumber, CNAE_SECCION: 'F', CNAE: '432' });
    expect(told).toMatchObject({ [GROUP]: 'CONFIRMED', [INCOME]: 'KEPT' });
  });

  test('a group of activity is chosen with its section, and a section with its group', async () => {
    await ask('CNAE_SECCION');
    const farmer = { ...plumber, CNAE_SECCION: 'A' };
    expect(reasonsOf(await send({ ...farmer, CNAE: '432' }))).toEqual(['422 enum /body/CNAE']);
    expect(await declare({ ...farmer, CNAE: '012' })).toMatchObject({ [GROUP]: 'CHANGED' });
    await ask('CNAE');
    const builder = { ...plumber, CNAE_SECCION: 'F', CNAE: '410' };
    expect(await declare(builder)).toMatchObject({ [GROUP]: 'CHANGED', [INCOME]: 'KEPT' });
  });
});

describe('answers that contradict the record or each other', () => {
  const owing = (row: object) => ({
    ...{ ...employed, TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL: 'SI' },
    PAISES_OBLIGACION_FISCAL: [row],
  });
  const at = '/body/PAISES_OBLIGACION_FISCAL/0';

  test.each([
    [{ tin_country: 'ESP', tin_code: '87654321X' }, `422 kyc.own_residence ${at}/tin_country`],
    [{ tin_country: 'USA', missing_reason: 'A' }, `422 crs.number_issued ${at}/missing_reason`],
    [{ tin_country: 'DEU', missing_reason: 'A' }, `422 crs.number_issued ${at}/missing_reason`],
    [{ tin_country: 'USA', tin_code: '536-90-4399' }, `422 kyc.us_number_denied ${at}/tin_code`],
  ])('are refused at their place: %j', async (row, reason) => {
    expect(reasonsOf(await send(owing(row)))).toEqual([reason]);
  });

  test('stand where they do not', async () => {
    expect((await send(owing({ tin_country: 'USA', missing_reason: 'C' }))).statusCode).toBe(201);
  });

  test('are opened with what asks for them where they count, though others are asked again', async () => {
    const stale = owing({ tin_country: 'ESP', missing_reason: 'C' });
    await declare(employed);
    await desk.rows((db) =>
      db
        .updateTable('declarations')
        .set({ answers: stale, uuid_transcript: null })
        .where('uuid_intervener', '=', idOf('intervener/luis'))
        .where('kind', '=', 'KYC')
        .where('is_current', '=', true)
        .execute(),
    );
    await ask('NIVEL_FORMACION');
    expect(reasonsOf(await send(stale))[0]).toMatch(/kyc\.own_residence/);
    await declare(employed);
  });

  test('of a company, tell the day of its constitution that is on record', async () => {
    const iberica = await desk.as('iberica');
    const sent = { ...kycOfCompany, FECHA_CONSTITUCION: '2001-03-04' };
    const answer = await iberica('POST', `${person('iberica')}/kyc`, sent);
    expect(reasonsOf(answer)).toContain('422 on_record /body/FECHA_CONSTITUCION');
    expect(answer.body).toContain('20-may-1999');
  });
});
