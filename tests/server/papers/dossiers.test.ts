import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { PDFDocument } from '@cantoo/pdf-lib';
import { testId } from '../../../src/server/questionnaires/convenienceTest.ts';
import { questions } from '../../../src/domain/appropriateness/questions.ts';
import { pdfsig, VALID } from '../../support/pdfsig.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { kycDeclared } from '../../support/kycForm.ts';
import { idOf, openDesk, person, type Desk, type Send } from '../people/desk.ts';

let desk: Desk;
let ana: Send;
let luis: Send;
let staff: Send;
beforeAll(async () => {
  desk = await openDesk();
  [ana, luis, staff] = [await desk.as('ana'), await desk.as('luis'), await desk.as('staff.ops')];
});
afterAll(() => desk.close());

interface Dossier {
  uuid: string;
  kind: string;
  state: string;
  filename: string;
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const listed = async (send: Send, login: string): Promise<Dossier[]> => {
  const answer = await send('GET', `${person(login)}/dossiers?$limit=100`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.dossiers;
};
const newest = async (send: Send, login: string, kind: string) =>
  (await listed(send, login)).find((each) => each.kind === kind)!;
/** The file of a declaration: whole, sealed by the house and nobody else, and known to the page that verifies. */
async function made(send: Send, login: string, uuid: string) {
  const answer = await send('GET', `${person(login)}/dossiers/${uuid}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const bytes = answer.rawPayload;
  const { signatures, output } = await pdfsig(bytes, desk.context.signing.roots);
  expect(signatures, output).toEqual([{ ...VALID, signer: 'Almadraba Gestión', isWhole: true }]);
  const known = await desk.ask('GET', `/api/verifications/${sha256(bytes)}`, { key: true });
  expect(known.json().data.verification).toMatchObject({
    state: 'VALID',
    subcategory: 'EXPEDIENTE',
  });
  const { text } = await readPdf(bytes);
  const attached = (await PDFDocument.load(bytes, { updateMetadata: false })).getAttachments();
  return { text: text.replace(/\s+/g, ''), attached };
}
const letters = async () =>
  (await desk.ask('GET', '/dev/outbox.json', {})).json() as { code?: string }[];

/** As papers are read here: without blanks. */
const nameOf = async (username: string) => {
  const { given_name, family_name_1 } = await desk.rows((db) =>
    db
      .selectFrom('users')
      .select(['given_name', 'family_name_1'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow(),
  );
  return `${given_name} ${family_name_1}`.replace(/\s+/g, '');
};

describe('the file of an order', () => {
  const textOf = async (send: Send, path: string) => {
    const answer = await send('GET', path);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return (await readPdf(answer.rawPayload)).text.replace(/\s+/g, '');
  };
  const opened = (text: string) =>
    /Consultasdelpersonalydelosclientes(.*?)Documentosadjuntos/.exec(text)![1]!;

  test('tells every look at it with what was opened, and names staff to staff alone', async () => {
    const { rows } = await desk.rows((db) =>
      sql<{ order: string; paper: string; filename: string }>`
        select paper.uuid_owner as order, paper.uuid as paper, paper.filename from documents paper
        join operations on operations.uuid = paper.uuid_owner and operations.tenant_id = paper.tenant_id
        where paper.section = 'OPERATION' and operations.ordered_by = ${idOf('intervener/ana')} limit 1`.execute(
        db,
      ),
    );
    const { order, paper, filename } = rows[0]!;
    const at = `/operations/${order}`;
    const before = opened(await textOf(ana, `${at}/dossier`));
    expect(before).toContain('Elexpediente');
    expect(before).not.toContain('Personaldelagestora');
    for (const path of [at, `${at}/documents/${paper.toUpperCase()}`, `${at}/dossier`])
      expect((await staff('GET', path)).statusCode).toBe(200);
    expect((await ana('GET', `${at}/documents/${paper}`)).statusCode).toBe(200);
    const [own, theirs] = [
      opened(await textOf(ana, `${at}/dossier`)),
      opened(await textOf(staff, `${at}/dossier`)),
    ];
    const [client, house] = [await nameOf('ana'), await nameOf('staff.ops')];
    const named = filename.replace(/\s+/g, '');
    const looks = (text: string, who: string) => text.split(who).length - 1;
    expect(looks(own, 'Personaldelagestora')).toBe(3);
    expect(own).not.toContain(house);
    expect(looks(theirs, house)).toBe(3);
    for (const text of [own, theirs]) {
      expect(looks(text, client)).toBe(2);
      expect(looks(text, named)).toBe(2);
      expect(looks(text, 'Laorden')).toBe(1);
      expect(looks(text, 'Elexpediente')).toBe(2);
    }
  });
});

describe('the file of a declaration', () => {
  test('of tax residence that was signed says what was asked, by whom it was signed, and what was sent', async () => {
    const payload = {
      ...{ fatca_status: 'NON_US_PERSON', has_us_transfers: false, has_us_attorney: false },
      has_us_care_of: false,
    };
    const unticked = await luis('PATCH', `${person('luis')}/fatca`, payload, 'fatca');
    expect(unticked.json().result.errors).toMatchObject([
      { code: 'truthyCheckbox', path: '/body/declares' },
    ]);
    const ticked = { ...payload, declares: true };
    const saved = await luis('PATCH', `${person('luis')}/fatca`, ticked, 'fatca');
    expect(saved.json().data.fatca.declares).toBeUndefined();
    expect(saved.statusCode, saved.body).toBe(200);
    const draft = await newest(luis, 'luis', 'FATCA');
    expect(draft.state).toBe('DRAFT');
    const waiting = await luis('GET', `${person('luis')}/documents-to-sign`);
    const { documents } = waiting.json().data;
    const paper = documents.find(
      ({ subcategory }: { subcategory: string }) => subcategory === 'DECLARACION_FATCA_CRS_AEAT',
    );
    // Signed by itself: the orders that wait are not signed along with it.
    expect(documents.length).toBeGreaterThan(1);
    const own = await luis('GET', `${person('luis')}/documents-to-sign?section=INTERVENER`);
    expect(own.json().data).toMatchObject({ total: 1, uuids: [paper.uuid] });
    await luis('GET', `${person('luis')}/documents/${paper.uuid}`);
    const body = { documents: [paper.uuid], signature_type: 'DIGITAL-OTP' };
    const begun = await luis('POST', '/documents-signatures', body);
    const { uuid } = begun.json().data.signature;
    await luis('POST', `/documents-signatures/${uuid}/resend`);
    const { code } = (await letters()).find((each) => each.code)!;
    const done = await luis('POST', `/documents-signatures/${uuid}/confirm`, { code });
    expect(done.statusCode, done.body).toBe(200);
    const signed = await newest(luis, 'luis', 'FATCA');
    expect(signed).toEqual({ ...draft, state: 'SIGNED' });
    await staff('GET', `${person('luis')}/documents/${paper.uuid}`);
    const { text, attached } = await made(luis, 'luis', signed.uuid);
    for (const said of [
      'LuisRobles',
      'CN=LuisRobles',
      'Declaroqueestosdatossonciertosyquecomunicarécualquiercambioen30días',
      'Entregadosegúnsandbox',
      'Personaldelagestora',
    ])
      expect(text).toContain(said);
    // Both codes were sent, and both arrived.
    expect(text.match(/Entregadosegúnsandbox/g)!.length).toBeGreaterThanOrEqual(2);
    const [asked, kept, ...papers] = attached;
    expect(asked!.name).toBe('01-preguntas-y-respuestas.json');
    const transcript = JSON.parse(Buffer.from(asked!.data).toString());
    expect(transcript).toMatchObject({ call: 'updateFatca', about: idOf('intervener/luis') });
    expect(JSON.parse(Buffer.from(kept!.data).toString())).toMatchObject(payload);
    // What is attached is what the text says, to the letter, and the signed paper names the same fingerprint.
    for (const { data } of attached) expect(text).toContain(sha256(data));
    const statement = papers.find(({ name }) => name.includes('declaracion-fatca'))!;
    const found = await pdfsig(Buffer.from(statement.data), desk.context.signing.roots);
    expect(found.signatures).toMatchObject([{ ...VALID }]);
    expect((await readPdf(statement.data)).text.replace(/\s+/g, '')).toContain(sha256(asked!.data));
    expect(papers.some(({ name }) => name.includes('evidencia'))).toBe(true);
  });

  test('of consents says each line of the ledger, with the version of its text', async () => {
    const given = { profiling: true, channel_sms: true, source: 'PRIVATE_AREA' };
    const saved = await ana('PATCH', `${person('ana')}/gdpr`, given);
    expect(saved.statusCode, saved.body).toBe(200);
    const consents = await newest(ana, 'ana', 'GDPR');
    const { text } = await made(ana, 'ana', consents.uuid);
    for (const said of ['Perfilcomercial', 'MensajesSMS', 'Áreaprivada', '2025-1', '127.0.0.1'])
      expect(text).toContain(said);
    expect(text).not.toContain('Publicidaddeproductospropios');
  });

  test('of a test says what it came to, family by family', async () => {
    const answers = Object.fromEntries(
      Object.entries(questions).map(([key, { answers: offered }]) => [
        key,
        Object.keys(offered)[0],
      ]),
    );
    const path = `/onboarding/agnostic-test/${testId('F')}/answers/${idOf('intervener/ana')}`;
    const taken = await ana('POST', path, { answers });
    expect(taken.statusCode, taken.body).toBe(201);
    const { text, attached } = await made(ana, 'ana', (await newest(ana, 'ana', 'TEST')).uuid);
    expect(text).toMatch(/Conveniente|Noconveniente/);
    expect(text).toContain('RespondióAnaRobles');
    expect(attached.map(({ name }) => name)).toContain('02-respuestas-guardadas.json');
  });

  test('of one that came without a form says that no text was kept, and carries the answers', async () => {
    const kyc = await newest(ana, 'ana', 'KYC');
    const { text, attached } = await made(staff, 'ana', kyc.uuid);
    expect(text).toContain('Noconsta');
    expect(attached.map(({ name }) => name)).toContain('01-respuestas-guardadas.json');
  });

  test('names the questions that were asked again, why, and who asked to the house alone', async () => {
    const sent = { questions: ['ORIGEN_PATRIMONIO'], reason: 'Falta la herencia.' };
    const asked = await staff(
      'POST',
      `/staff/interveners/${idOf('intervener/luis')}/kyc-requests`,
      sent,
    );
    expect(asked.statusCode, asked.body).toBe(200);
    const { answers } = (await luis('GET', `${person('luis')}/kyc/answers`)).json().data;
    const missing = { EMPRESA: 'Robles y Cano SL', CARGO: 'Socio', CNAE: '289' };
    const payload = { ...kycDeclared, ...answers, ...missing };
    const saved = await luis('POST', `${person('luis')}/kyc`, payload);
    expect(saved.statusCode, saved.body).toBe(201);
    const { uuid } = await newest(luis, 'luis', 'KYC');
    const again = /Loquesepidióotravez.*?Loquesepreguntó/;
    const own = again.exec((await made(luis, 'luis', uuid)).text)![0];
    expect(own).toContain('¿Dedóndeprocedeelpatrimonioquevaainvertir?');
    expect(own).toContain('Faltalaherencia.');
    expect(own).toContain('Personaldelagestora');
    expect(own).not.toContain(await nameOf('staff.ops'));
    const theirs = again.exec((await made(staff, 'luis', uuid)).text)![0];
    expect(theirs).toContain(await nameOf('staff.ops'));
  });

  test('is for the person and staff, and of that person alone', async () => {
    const { uuid } = await newest(ana, 'ana', 'KYC');
    const codes = [
      await luis('GET', `${person('ana')}/dossiers`),
      await luis('GET', `${person('ana')}/dossiers/${uuid}`),
      await luis('GET', `${person('luis')}/dossiers/${uuid}`),
      await staff('GET', `${person('luis')}/dossiers/${uuid}`),
      await (await desk.as('ana', 'encinar'))('GET', `${person('ana')}/dossiers/${uuid}`),
    ].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([404, 404, 404, 404, 404]);
  });
});
