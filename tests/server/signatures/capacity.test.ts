import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { spanishWords } from '../../../src/server/words/productSpeech.ts';
import { nameActing, readCapacity } from '../../../src/server/interveners/capacity.ts';
import { paperPlace } from '../../support/paperPlace.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startSigning, type Signing, type SigningServer } from './signing.ts';

let server: SigningServer;
let attorney: Signing;
beforeAll(async () => {
  server = await startSigning();
  attorney = await server.as('apoderado');
});
afterAll(() => server.close());

const ATTORNEY = 'Inés Carmona Vela: Apoderado de Naviera Cabo SA';
const capacityOf = (login: string, key: string) =>
  withTenant(server.context.db, server.at().tenant.id, (db) =>
    readCapacity(db, uuidOf(`almadraba/intervener/${login}`), {
      accounts: [uuidOf(`almadraba/account/${key}`)],
      people: [],
    }),
  );

test('an attorney is named with the company that they signed for: in history, evidence and receipt', async () => {
  const operation = await attorney.order();
  const papers = await attorney.papers(operation);
  const begun = await attorney.start(papers);
  const { uuid } = begun.json().data.signature;
  const code = await server.lastCode();
  const done = await attorney.call(`/documents-signatures/${uuid}/confirm`, { code });
  expect(done.statusCode, done.body).toBe(200);
  const { historical } = (await attorney.get(`/operations/${operation}/historical`)).json().data;
  expect(historical.map(({ name }: { name: string | null }) => name)).toContain(ATTORNEY);
  const { documents } = (await attorney.get(`/operations/${operation}/documents`)).json().data;
  for (const kind of ['EVIDENCIA_FIRMA', 'JUSTIFICANTE_ENVIO']) {
    const found = documents.find(
      ({ subcategory }: { subcategory: string }) => subcategory === kind,
    );
    expect(found, kind).toBeDefined();
    const bytes = (await attorney.get((await paperPlace(server, found.uuid))!)).rawPayload;
    const { text } = await readPdf(bytes);
    expect(text.replace(/\s+/g, ''), kind).toContain(ATTORNEY.replace(/\s+/g, ''));
  }
});

test('of a company that signs itself those are named who stand for it; whoever signs for themselves is told alone', async () => {
  const say = spanishWords();
  const company = await capacityOf('iberica', 'iberica/1');
  expect(nameActing(say, 'Talleres Ibérica SL', company)).toMatch(
    /^Talleres Ibérica SL, por quien constan Marta .* \(Administrador\)$/,
  );
  expect(nameActing(say, 'Ana', await capacityOf('ana', 'ana/1'))).toBe('Ana');
  expect(nameActing(say, 'Pablo', await capacityOf('tutor', 'nora/1'))).toMatch(
    /^Pablo: Tutor legal de Nora /,
  );
  expect(nameActing(say, 'Pablo', null)).toBe('Pablo');
});
