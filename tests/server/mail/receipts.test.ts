import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { signLines } from '../../../src/server/kernel/signedLines.ts';
import { NOW } from '../../support/server.ts';
import { startSigning, type Signing, type SigningServer } from '../signatures/signing.ts';

const SECRET = 'a secret that carriers know';
let server: SigningServer;
let ana: Signing;
beforeAll(async () => {
  server = await startSigning({ RECEIPTS_SECRET: SECRET });
  ana = await server.as('ana');
});
afterAll(() => server.close());

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(server.context.db, server.at().tenant.id, work);
/** A code on its way, without what the sandbox says of it. */
async function send(): Promise<string> {
  const papers = await ana.papers(await ana.order());
  const { uuid } = (await ana.start(papers)).json().data.signature;
  const [message] = await inTenant((db) =>
    db.selectFrom('messages').selectAll().where('uuid_signature', '=', uuid).execute(),
  );
  expect(message).toMatchObject({ kind: 'sms', channel: 'SMS', sent_to: '6*****010' });
  return message!.uuid;
}
interface Said {
  reference: string;
  state: string;
  said_by: string;
  sent_at: string;
}
const said = (reference: string, change: Partial<Said> = {}): Said => ({
  ...{ reference, state: 'FAILED', said_by: 'sms.test', sent_at: NOW },
  ...change,
});
const tell = (payload: Said, { secret = SECRET, tenant = 'almadraba' } = {}) => {
  const { reference, state, said_by, sent_at } = payload;
  const signature = signLines([reference, state, said_by, sent_at], secret);
  return server.ask('POST', `/api/message-receipts?id=${tenant}`, {
    payload: { ...payload, signature },
  });
};
const kept = (message: string) =>
  inTenant((db) =>
    db
      .selectFrom('message_receipts')
      .select(['state', 'said_by'])
      .where('uuid_message', '=', message)
      .orderBy('state')
      .execute(),
  );

describe('what a carrier says of a code', () => {
  test('is kept once, beside what was said before', async () => {
    const message = await send();
    for (let times = 0; times < 2; times += 1) {
      const answer = await tell(said(message));
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect(await kept(message)).toEqual([
      { state: 'DELIVERED', said_by: 'sandbox' },
      { state: 'FAILED', said_by: 'sms.test' },
    ]);
  });

  test('is refused unless it is signed, of these minutes, and of a letter of that tenant', async () => {
    const message = await send();
    const other = await tell(said(message), { secret: 'another secret altogether' });
    const late = await tell(said(message, { sent_at: '2026-11-19T11:00:00Z' }));
    const unknown = await tell(said(server.context.id()));
    const elsewhere = await tell(said(message), { tenant: 'encinar' });
    expect([other, late, unknown, elsewhere].map(({ statusCode }) => statusCode)).toEqual([
      401, 403, 404, 404,
    ]);
    // What one receipt is signed with serves for no other.
    const { reference, state, said_by, sent_at } = said(message);
    const signature = signLines([reference, state, said_by, sent_at], SECRET);
    const turned = { reference, state: 'DELIVERED', said_by, sent_at, signature };
    const answer = await server.ask('POST', '/api/message-receipts', { payload: turned });
    expect(answer.statusCode).toBe(401);
    expect(await kept(message)).toEqual([{ state: 'DELIVERED', said_by: 'sandbox' }]);
  });

  test('stands in the evidence of the signature', async () => {
    const order = await ana.order();
    const papers = await ana.papers(order);
    const { uuid } = (await ana.start(papers)).json().data.signature;
    await ana.call(`/documents-signatures/${uuid}/resend`);
    const messages = await inTenant((db) =>
      db
        .selectFrom('messages')
        .select('uuid')
        .where('uuid_signature', '=', uuid)
        .orderBy('uuid')
        .execute(),
    );
    expect(messages).toHaveLength(2);
    await tell(said(messages[0]!.uuid));
    const { readEvidence } = await import('../../../src/server/papers/evidenceFacts.ts');
    const code = await server.lastCode();
    await ana.call(`/documents-signatures/${uuid}/confirm`, { code });
    const asked = { signature: uuid as string, section: 'OPERATION', uuid_owner: order };
    const facts = await inTenant((db) => readEvidence(db, asked));
    expect(
      facts!.deliveries.map(({ receipts }) => receipts.map(({ state }) => state).sort()).sort(),
    ).toEqual([['DELIVERED'], ['DELIVERED', 'FAILED']]);
  });
});
