import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** As much of SMTP as it takes to receive a mail; refuses the first one. */
const received: string[] = [];
let refusals = 1;
const sockets = new Set<Socket>();
const smtp: Server = createServer((socket) => {
  sockets.add(socket);
  let letter: string | undefined;
  socket.write('220 test\r\n');
  let rest = '';
  socket.on('data', (chunk) => {
    rest += String(chunk);
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (letter !== undefined && line === '.') {
        received.push(letter);
        letter = undefined;
        socket.write('250 kept\r\n');
      } else if (letter !== undefined) letter += `${line}\n`;
      else if (line === 'DATA' && refusals-- > 0) socket.write('451 later\r\n');
      else if (line === 'DATA') {
        letter = '';
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    }
  });
});

let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.address() as AddressInfo;
  server = await startTestServer({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` },
  });
  await server.createUsers('almadraba', [{ username: 'ana' }]);
});
afterAll(async () => {
  await server.close();
  for (const socket of sockets) socket.destroy();
  smtp.close();
});

const waiting = () =>
  withTenant(server.context.db, server.at().tenant.id, (db) =>
    db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
  );
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
};

test('a letter that cannot be sent is tried again later, and emptied once it is', async () => {
  await server.ask('POST', '/api/users/password-recover', {
    key: true,
    payload: { username: 'ana' },
  });
  await server.context.background.settle();
  await until(async () => (await waiting()).tries === 1);
  expect(received).toEqual([]);
  const kept = await waiting();
  expect(kept).toMatchObject({ text: '', code: null, link: null });
  expect(kept.sealed).not.toBeNull();
  const { clock, now } = server.context;
  await clock.moveTo(new Date(now().getTime() + 61_000));
  await until(async () => (await waiting()).sent_at !== null);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^To: ana@example\.test$/m);
  expect(received[0]!.replaceAll('=\n', '')).toContain('/login/new-password?user_uuid');
  expect(await waiting()).toMatchObject({ text: '', sealed: null, next_try_at: null, tries: 2 });
});

test('of a letter that proves something it is kept who took it, and in which words', async () => {
  const signature = uuidOf('signature');
  const { context } = server;
  const { tenant } = server.at();
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(context.db, tenant.id, work);
  const at = context.now();
  await inTenant(async (db) => {
    await sql`insert into interveners (tenant_id, uuid, type, document_type, document, name, birthdate,
      nationality, tax_residence, intervener_status, is_document_permanent, has_pending_docs_signed,
      has_docs_signed, has_docs_validated, has_draft_data) values (${tenant.id}, ${signature}, 'F', 'DNI',
      '12345678Z', 'Ana', '1980-01-01', 'ESP', 'ESP', 'VALIDADO', true, false, true, true, false)`.execute(
      db,
    );
    await db
      .insertInto('signatures')
      .values({
        ...{ tenant_id: tenant.id, uuid: signature, uuid_intervener: signature },
        ...{ uuid_session: signature, provider: 'OTP', status: 'PENDING', created_at: at },
        ...{ sent_to: 'a*****@example.test', expires_at: at, decided_at: null },
      })
      .execute();
    await context.mail.send(db, tenant, {
      ...{ to: 'ana@example.test', kind: 'signature-code', subject: 'Código', text: '204816' },
      about: { signature },
    });
  });
  const receipts = () => inTenant((db) => db.selectFrom('message_receipts').selectAll().execute());
  await until(async () => (await receipts()).length > 0);
  expect(await receipts()).toMatchObject([
    { state: 'TAKEN', said_by: '127.0.0.1', detail: '250 kept', at: context.now() },
  ]);
  const [message] = await inTenant((db) => db.selectFrom('messages').selectAll().execute());
  expect(message).toMatchObject({ channel: 'MAIL', sent_to: 'a*****@example.test' });
});
