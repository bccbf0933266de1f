import { expect } from 'vitest';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import type { Context } from '../../../src/server/ports/context.ts';
import { fileOf } from '../../../src/server/papers/fileOf.ts';
import { readDocuments } from '../../../src/server/documents/readDocuments.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { paperPlace } from '../../support/paperPlace.ts';
import { grantProof } from '../../support/grantProof.ts';
import { createMarket } from '../settlement/market.ts';
import { startSigning } from '../signatures/signing.ts';

export type Holder = 'ana' | 'luis';

/** The account of the two who sign everything together, and what they do with its orders through the API. */
export async function startJoint() {
  const server = await startSigning();
  const market = createMarket(server);
  const account = (await market.accountOf('Hermanos Robles')).uuid;
  const bank = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  const tokens = new Map<Holder, { token: string; until: number }>();
  const token = async (who: Holder): Promise<string> => {
    const now = server.context.now().getTime();
    const known = tokens.get(who);
    if (known && known.until > now) return known.token;
    const fresh = await server.token(who);
    tokens.set(who, { token: fresh, until: now + 240_000 });
    return fresh;
  };
  const ask = async (who: Holder, method: string, path: string, payload?: object, proof?: string) =>
    server.ask(method, `/api${path}`, {
      token: await token(who),
      ...(payload && { payload }),
      ...(proof && { proof }),
    });
  const papers = async (operation: string): Promise<string[]> => {
    const { documents } = (await ask('ana', 'GET', `/operations/${operation}/documents`)).json()
      .data;
    return documents
      .filter((each: { is_pending_signature: boolean }) => each.is_pending_signature)
      .sort(orderFirst)
      .map(({ uuid }: { uuid: string }) => uuid);
  };
  const begin = async (who: Holder, documents: string[]) => {
    for (const uuid of documents) await ask(who, 'GET', (await paperPlace(server, uuid)) ?? '/me');
    const payload = { documents, signature_type: 'DIGITAL-OTP' };
    const answer = await ask(who, 'POST', '/documents-signatures', payload);
    return {
      answer,
      uuid: answer.json().data?.signature.uuid as string,
      code: await server.lastCode(),
    };
  };
  const confirm = (who: Holder, { uuid, code }: { uuid: string; code: string }) =>
    ask(who, 'POST', `/documents-signatures/${uuid}/confirm`, { code });
  const order = async (who: Holder, body: object): Promise<string> => {
    const answer = await ask(who, 'POST', '/operations', { uuid_account: account, ...body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().data.operation.uuid;
  };
  const sign = async (who: Holder, uuid: string) => {
    const answer = await confirm(who, await begin(who, await papers(uuid)));
    expect(answer.statusCode, answer.body).toBe(200);
  };
  /** A standing order every month from ten days ahead. */
  const monthly = (gross_amount: string) => ({
    ...{ operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA', key_product: '10394' },
    ...{ gross_amount, per_period: 'MENSUAL', per_start_date: addDays(today(), 10) },
    ...{ pay_method: 'DOMICILIACION', uuid_bank_account: bank.uuid },
    ...{ has_read_dfi: true, has_read_report: true },
  });
  const today = () => server.context.now().toISOString().slice(0, 10);

  return {
    server,
    market,
    account,
    bank: bank.uuid,
    token,
    papers,
    begin,
    confirm,
    order,
    sign,
    today,

    subscription: (gross_amount: string) => ({
      ...{ operation_type: 'SUSCRIPCION', key_product: '10394', gross_amount },
      ...{ pay_method: 'TRANSFERENCIA', has_read_dfi: true, has_read_report: true },
    }),

    monthly,
    /** So many days pass, each of them settled. */
    pass: (days: number) => market.settleUntil(`${addDays(today(), days)}T09:00:00Z`),

    /** A monthly one that both have signed and that goes on. */
    async standing(gross_amount: string, terms: object = {}): Promise<string> {
      const uuid = await order('ana', { ...monthly(gross_amount), ...terms });
      await sign('ana', uuid);
      await sign('luis', uuid);
      await market.settleUntil(`${addDays(today(), 1)}T09:00:00Z`);
      expect(await market.operation(uuid)).toMatchObject({ operation_status: 'PERIODIC_ACTIVE' });
      return uuid;
    },

    change: (who: Holder, uuid: string, payload: object, proof?: string) =>
      ask(who, 'PATCH', `/operations/${uuid}`, payload, proof),
    cancel: (who: Holder, uuid: string) => ask(who, 'DELETE', `/operations/${uuid}`),
    proof: async (who: Holder) => (await grantProof(server, await token(who)))!,
    actions: async (who: Holder, uuid: string): Promise<string[]> =>
      (await ask(who, 'GET', `/operations/${uuid}`)).json().data.operation.actions,
    shown: async (who: Holder, uuid: string) =>
      (await ask(who, 'GET', `/operations/${uuid}`)).json().data.operation,
    bytes: async (uuid: string, paper: string) =>
      (await ask('ana', 'GET', `/operations/${uuid}/documents/${paper}`)).rawPayload,

    /** Amounts in cents of what a standing order has brought, in their order. */
    brought: async (uuid: string) =>
      (await market.carriedOut(uuid)).map(({ gross_amount }) => gross_amount),
    /** Every letter that is no code: to whom, and what it says. */
    mailed: async (): Promise<[string, string][]> => {
      const letters = (await server.ask('GET', '/dev/outbox.json')).json();
      return letters
        .filter(({ code }: { code?: string }) => !code)
        .map(({ to, subject }: { to: string; subject: string }) => [to, subject]);
    },

    /** The paper of an order, while somebody changes the order the first time that it is drawn: how often it was, and what it says. */
    async drawWhile(operation: string, change: () => Promise<unknown>): Promise<[number, string]> {
      const place = { tenantId: market.tenant.id, section: 'OPERATION', owner: operation } as const;
      const rows = await market.inTenant((db) =>
        readDocuments(db, place, { limit: 10, offset: 0 }),
      );
      const [row] = rows.sort(orderFirst);
      const drawn: string[] = [];
      const pdf: Context['pdf'] = {
        ...server.context.pdf,
        async render(paper) {
          drawn.push(JSON.stringify(paper));
          if (drawn.length === 1) await change();
          return server.context.pdf.render(paper);
        },
      };
      const context = { ...server.context, pdf };
      expect(await fileOf(context, await withRelease(context, market.tenant), row!)).toBeDefined();
      return [drawn.length, drawn.at(-1)!];
    },
  };
}

/** The paper with the terms of an order, before the others, which come in no order. */
const orderFirst = (a: { subcategory: string }, b: { subcategory: string }) =>
  Number(b.subcategory.startsWith('ORDEN')) - Number(a.subcategory.startsWith('ORDEN'));

export type Joint = Awaited<ReturnType<typeof startJoint>>;
