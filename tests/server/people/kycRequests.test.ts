import { contentOf } from '../../../src/server/mail/outbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { kycDeclared } from '../../support/kycForm.ts';
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

const uuid = idOf('intervener/luis');
const requests = `/staff/interveners/${uuid}/kyc-requests`;
const ask = (questions: string[], reason = 'Falta decirlo.', by = ops) =>
  by('POST', requests, { questions, reason });
const last = async () => (await luis('GET', `${person('luis')}/kyc/answers`)).json().data;
const changes = async (version: string) => {
  const { lines } = (await luis('GET', `${person('luis')}/kyc/versions/${version}`)).json().data;
  return Object.fromEntries(
    lines.map(({ question, change }: Record<string, string>) => [question, change]),
  );
};

const meOf = async () => (await luis('GET', '/me')).json().data.private_area.intervener;
/** Until when one serves that is answered, or renewed, as a whole today. */
const RENEWED = '2031-11-20';

/** Answers the questionnaire; what is answered counts only once `sign` has been called with it. */
const answer = async (sent: object) => {
  const answered = await luis('POST', `${person('luis')}/kyc`, sent);
  expect(answered.statusCode, answered.body).toBe(201);
  return answered.json().data.kyc as { uuid: string; uuid_document: string };
};
/** What signing its document does. */
const sign = ({ uuid_document }: { uuid_document: string }) =>
  desk.rows((db) => confirmDeclaration(desk.context, db, uuid_document));

test('staff ask again for single questions, and the client reads them all with their reasons', async () => {
  expect((await last()).asked).toBeNull();
  expect((await ask(['ORIGEN_PATRIMONIO'])).statusCode).toBe(200);
  const second = await ask(['ORIGEN_PATRIMONIO', 'NIVEL_FORMACION'], ' No se lee. ');
  expect(second.json().data.asked).toEqual({
    questions: ['ORIGEN_PATRIMONIO', 'NIVEL_FORMACION'],
    count: 2,
    reason: 'Falta decirlo.\nNo se lee.',
    asked_at: '2026-11-20T11:00:00.000Z',
  });
  expect((await last()).asked).toEqual(second.json().data.asked);
});

test('the client has a task, and a mail that says where to look and nothing more', async () => {
  expect((await meOf()).declarations_owed).toEqual(['KYC_ASKED']);
  const mails = await desk.rows((db) =>
    db.selectFrom('outbox').selectAll().where('kind', '=', 'kyc-asked').execute(),
  );
  expect(mails).toHaveLength(2);
  const { text } = contentOf(mails[0]!, desk.context.letters);
  expect([mails[0]!.to, text]).toEqual(['luis@example.test', expect.stringMatching(/Mi perfil/)]);
  expect(text).not.toContain('Falta decirlo');
});

test('the client is told in their area, with the reason', async () => {
  const { notifications } = (await luis('GET', '/notifications')).json().data;
  const said = notifications.map(({ message }: { message: string }) => message);
  expect(said).toContainEqual(expect.stringMatching(/^Le pedimos otra vez.* No se lee\.$/));
});

test.each([
  [['NADA'], 'Porque sí.', ['422 enum /body/questions']],
  [['ORIGEN_PATRIMONIO'], '   ', ['422 required /body/reason']],
])('%j with the reason «%s» is refused', async (questions, reason, reasons) => {
  expect(reasonsOf(await ask(questions, reason))).toEqual(reasons);
});

test('nobody asks but staff who may, and no client is asked of whom nothing is known', async () => {
  expect((await ask(['CNAE'], 'x', await desk.as('staff.read'))).statusCode).toBe(403);
  expect((await ask(['CNAE'], 'x', luis)).statusCode).toBe(403);
  const nobody = `/staff/interveners/${idOf('intervener/nobody')}/kyc-requests`;
  const sent = { questions: ['CNAE'], reason: 'x' };
  expect((await ops('POST', nobody, sent)).statusCode).toBe(404);
  const sofia = idOf('intervener/consulta');
  await desk.rows((db) =>
    db
      .updateTable('declarations')
      .set({ kind: 'CRS', is_current: false })
      .where('uuid_intervener', '=', sofia)
      .where('kind', '=', 'KYC')
      .execute(),
  );
  const early = await ops('POST', `/staff/interveners/${sofia}/kyc-requests`, sent);
  expect(reasonsOf(early)).toEqual(['409 kyc.none_to_ask_again']);
});

/** What the form needs and they never answered, so that it may be said now. */
const missing = { EMPRESA: 'Robles y Cano SL', CARGO: 'Socio', CNAE: '289' };

test('what is not asked again stays as it was answered, by whatever form it is sent', async () => {
  const { answers } = await last();
  const { SITUACION_LABORAL } = kycDeclared;
  const sent = { ...kycDeclared, ...answers, SITUACION_LABORAL };
  const refused = ['422 answer_not_asked /body/SITUACION_LABORAL'];
  expect(answers.SITUACION_LABORAL).not.toBe(SITUACION_LABORAL);
  expect(reasonsOf(await luis('POST', `${person('luis')}/kyc`, sent))).toEqual(refused);
  expect(reasonsOf(await luis('POST', `${person('luis')}/kyc`, sent, 'kyc-natural'))).toEqual(
    refused,
  );
  expect((await last()).answers).toEqual(answers);
});

test('staff ask again only what the client sees, and read which that is', async () => {
  const { askable, answers } = (await ops('GET', `${person('luis')}/kyc/answers`)).json().data;
  const keys = askable.map(({ key }: { key: string }) => key);
  expect(keys).toContain('ORIGEN_PATRIMONIO');
  expect(keys).not.toContain('PERSONAS_SOCIEDAD_25_MAS');
  expect(answers.TIENE_NIF_EEUU).toBe('NO');
  expect(keys).not.toContain('INDIQUE_NUMERO_TIN');
  for (const unseen of ['PERSONAS_SOCIEDAD_25_MAS', 'INDIQUE_NUMERO_TIN'])
    expect(reasonsOf(await ask(['ORIGEN_PATRIMONIO', unseen]))).toEqual([
      '422 enum /body/questions',
    ]);
  expect((await last()).askable).toBeUndefined();
});

test('what was asked holds until a round that answers it is signed, whatever is answered in between', async () => {
  const before = await last();
  const sent = { ...kycDeclared, ...before.answers, ...missing, NIVEL_FORMACION: 'PRIMARIOS' };
  const first = await answer(sent);
  expect((await last()).asked).toEqual(before.asked);
  const evading = { ...sent, TIENE_NIF_EEUU: 'SI', INDIQUE_NUMERO_TIN: '123456789' };
  expect(reasonsOf(await luis('POST', `${person('luis')}/kyc`, evading))).toEqual([
    '422 answer_not_asked /body/TIENE_NIF_EEUU',
  ]);
  // What they have answered is no task any more; what remains is to sign it.
  expect((await meOf()).declarations_owed).toEqual([]);
  // It begins with what waits to be signed, compared with what counts.
  const { answers, before: counted, waiting, lines } = await last();
  expect(waiting.uuid).toBe(first.uuid);
  expect(answers.NIVEL_FORMACION).toBe('PRIMARIOS');
  expect(answers.EMPRESA).toBe(missing.EMPRESA);
  expect(counted).toEqual(before.before);
  expect(counted).toContainEqual({ key: 'TIENE_NIF_EEUU', answer: 'NO' });
  expect(lines).toEqual(before.lines);
  const second = await answer(sent);
  expect(before.would_expire_on).toBe(before.expires_on);
  await sign(second);
  // Nothing of the rest is renewed.
  const { expires_on } = before;
  expect(await last()).toMatchObject({ asked: null, waiting: null, expires_on });
  expect(second).toMatchObject({ expires_on });
  expect((await meOf()).kyc_expires_on).toBe(expires_on);
  expect((await last()).would_expire_on).toBe(RENEWED);
  const told = await changes(second.uuid);
  expect(told['¿Tiene un NIF de Estados Unidos?']).toBe('KEPT');
  expect(told['¿De dónde procede el patrimonio que va a invertir?']).toBe('CONFIRMED');
  // What was not asked the last time is neither confirmed nor changed.
  expect(told['¿Cuál es su nivel de formación?']).toBeNull();
  expect(told['¿En qué empresa trabaja?']).toBeNull();
});

test('what was read in the words of today is known, in whatever round that was signed', async () => {
  const { seen, lines } = await last();
  expect(seen).toEqual(expect.arrayContaining(['ORIGEN_PATRIMONIO', 'NIVEL_FORMACION']));
  // What the last round kept without asking was read in none.
  expect(seen).not.toContain('SITUACION_LABORAL');
  expect(lines.some(({ change }: { change: string }) => change === 'KEPT')).toBe(true);
  const { seen: nothing } = (await ops('GET', `${person('testcaducado')}/kyc/answers`)).json().data;
  expect(nothing).toEqual([]);
});

test('a renewal tells what its sections confirm from what changed since the last one that counts', async () => {
  const { answers, lines, sha256 } = await last();
  const sent = { ...kycDeclared, ...answers, SECCIONES_IGUALES: ['tax', 'work'] };
  // What is answered and never signed is no last time.
  await answer({ ...sent, NIVEL_FORMACION: 'UNIVERSITARIOS', INGRESOS_ANUALES: 'MAS_300000' });
  expect(await last()).toMatchObject({ lines, sha256 });
  const renewed = await answer({ ...sent, NIVEL_FORMACION: 'UNIVERSITARIOS' });
  const told = await changes(renewed.uuid);
  expect(told['¿Cuál es su situación laboral?']).toBe('CONFIRMED');
  expect(told['¿Cuál es su nivel de formación?']).toBe('CHANGED');
  expect(told['¿Cuáles son sus ingresos anuales?']).toBe('CONFIRMED');
  expect(Object.values(told)).not.toContain('KEPT');
  await sign(renewed);
  expect(await last()).toMatchObject({ expires_on: RENEWED });
});

test('what is asked after an answer is asked of the next one', async () => {
  await ask(['NIVEL_FORMACION']);
  expect((await last()).asked.questions).toEqual(['NIVEL_FORMACION']);
  const requested = desk.rows((db) => db.deleteFrom('kyc_requests').execute());
  await expect(requested).rejects.toThrow(/permission denied|refuse|only ever/);
});

test('what was asked is answered before anything else is declared', async () => {
  const { answers } = await last();
  const sent = { ...kycDeclared, ...answers, NIVEL_FORMACION: 'POSGRADO' };
  delete sent.SECCIONES_IGUALES;
  await sign(await answer(sent));
  expect((await last()).asked).toBeNull();
});

test('all is asked where the questionnaire no longer serves', async () => {
  await ask(['NIVEL_FORMACION'], 'Falta decirlo.');
  await desk.rows((db) =>
    db
      .updateTable('declarations')
      .set({ renewed_on: '2021-11-20' })
      .where('uuid_intervener', '=', uuid)
      .where('kind', '=', 'KYC')
      .where('is_current', '=', true)
      .execute(),
  );
  expect((await meOf()).kyc_expires_on).toBe('2026-11-20');
  const asked = await last();
  expect(asked).toMatchObject({ asked: { questions: [], count: 0, reason: 'Falta decirlo.' } });
  const sent = { ...kycDeclared, ...asked.answers, INGRESOS_ANUALES: 'MAS_300000' };
  await sign(await answer(sent));
  expect(await last()).toMatchObject({ asked: null, expires_on: RENEWED });
});

test('staff are told of whoever declares public office, once, and close it with a note', async () => {
  const alerts = async () => {
    const all = (await ops('GET', '/staff/alerts')).json().data.alerts as {
      kind: string;
      subject: string;
      message: string;
      is_closable: boolean;
    }[];
    return all.filter(({ kind }) => kind === 'PUBLIC_OFFICE');
  };
  expect(await alerts()).toEqual([]);
  const post = {
    ...{ QUIEN: 'YO', CARGO: 'Alcalde de Soria', PAIS: 'ESP' },
    ...{ DESDE: '2020-01-01', SIGUE: 'SI' },
  };
  const sent = { ...kycDeclared, HA_SIDO_DIRECTIVO: 'SI', CARGOS_PUBLICOS: [post] };
  for (let turn = 0; turn < 2; turn++) {
    const answered = await luis('POST', `${person('luis')}/kyc`, sent);
    expect(answered.statusCode, answered.body).toBe(201);
  }
  expect(await alerts()).toEqual([
    expect.objectContaining({
      subject: uuid,
      message: expect.stringMatching(/^Luis Robles Cano ha declarado responsabilidad pública/),
      is_closable: true,
    }),
  ]);
});
