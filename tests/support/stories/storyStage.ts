import { sql } from 'kysely';
import { addDays, type PlainDate } from '../../../src/domain/dates/plainDate.ts';
import { endUnsignedChanges } from '../../../src/server/settlement/endUnsignedChanges.ts';
import { navsUpTo, publishNavs } from '../../../src/demo/seeding/publishNavs.ts';
import { productsOf } from '../../../src/demo/world/products.ts';
import { demoTenants } from '../../../src/demo/world/tenants.ts';
import { reportCancellations } from '../../../src/server/rd/reportCancellations.ts';
import { settleTenant } from '../../../src/server/settlement/settleTenant.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import type { Context } from '../../../src/server/ports/context.ts';
import { createMarket } from '../../server/settlement/market.ts';
import { decide, republish } from '../decide.ts';
import { grantProof } from '../grantProof.ts';
import { startTestServer } from '../server.ts';
import type { Moment, Teller } from './storyPlan.ts';

/** The demo's account that a story is told on, and who may order there; all of a pair have to sign. */
const places: Readonly<Record<Teller, { alias: string; logins: string[] }>> = {
  person: { alias: 'Ahorro familiar', logins: ['ana'] },
  pair: { alias: 'Hermanos Robles', logins: ['ana', 'luis'] },
  company: { alias: 'Tesorería', logins: ['iberica'] },
  minor: { alias: 'Para cuando seas mayor', logins: ['tutor'] },
  plan: { alias: 'Plan de jubilación', logins: ['ana'] },
  otherPlan: { alias: 'Plan de Luis', logins: ['luis'] },
};

export interface Place {
  account: string;
  bank: string;
  logins: string[];
  isPlan: boolean;
  /** Whom other entities name. */
  document: string;
  number: string;
}

/** The server on which stories are told: who asks what of it, and how its days pass. */
export async function setStage(hasSandboxes: boolean) {
  const server = await startTestServer({ hasDemoData: true });
  const market = createMarket(server);
  const { context } = server;
  const { tenant, inTenant } = market;
  const [demo] = demoTenants.filter(({ name }) => name === tenant.name);
  const asOwner = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(server.owner, tenant.id, work);
  const tokens = new Map<string, { at: number; token: string; proof?: string }>();
  const withheld: { product: string; date: PlainDate; nav: bigint; until: number }[] = [];
  let seen = 0;

  /** Tokens live ten minutes: one for each person and moment. */
  async function session(login: string) {
    const at = context.now().getTime();
    const known = tokens.get(login);
    if (known?.at === at) return known;
    const isStaff = login.startsWith('staff');
    const token = await server.token(login, isStaff ? { scope: 'staff' } : {});
    const fresh = { at, token, proof: await grantProof(server, token) };
    tokens.set(login, fresh);
    return fresh;
  }

  /** What of the NAVs is held back, or comes late. */
  async function holdBack({ withheld: moments, dice }: Moment, today: PlainDate) {
    seen++;
    await inTenant((db) => publishNavs(db, today, () => navsUpTo(productsOf(demo!), today)));
    if (moments > 0) {
      const { rows } = await inTenant((db) =>
        sql<{ product: string; date: PlainDate; nav: bigint }>`
          select distinct on (key_product) key_product as product, date, nav from navs
          order by key_product, date desc`.execute(db),
      );
      withheld.push({ ...rows[dice % rows.length]!, until: seen + moments });
    }
    await asOwner(async (db) => {
      for (const { product, date, nav, until } of withheld.splice(0)) {
        const isLate = until > seen;
        if (isLate) {
          withheld.push({ product, date, nav, until });
          await sql`delete from navs where key_product = ${product} and date = ${date}`.execute(db);
        } else
          await sql`insert into navs (tenant_id, key_product, date, nav)
            values (${tenant.id}, ${product}, ${date}, ${nav}) on conflict do nothing`.execute(db);
        await sql`update nav_revisions set revision = revision + 1`.execute(db);
      }
    });
  }

  async function settle(given: Context) {
    const outside = { ...given, config: { ...given.config, isDemo: hasSandboxes } };
    const decided = await withRelease(context, tenant);
    const day = today();
    await settleTenant(outside, decided);
    await endUnsignedChanges({ context: outside, tenant: decided, day });
    await reportCancellations(outside);
  }

  /** A job that ends in the middle, with or without being able to say so. */
  async function fail({ mishap, after }: Moment) {
    let left = after;
    const broken = (): never => {
      throw new Error('the machine stopped');
    };
    const id = () => (left-- > 0 ? context.id() : broken());
    const log = context.log.child({});
    if (mishap === 'killed') log.error = broken;
    await settle({ ...context, id, log }).catch((error: unknown) => {
      if (!String(error).includes('the machine stopped')) throw error;
    });
  }

  const today = () => context.now().toISOString().slice(0, 10);
  const closed = new Set<PlainDate>();
  let rate = '19';

  /** What the manager's administrators publish. */
  async function publish({ publishes, dice }: Moment) {
    if (publishes === 'nothing') return;
    const isOn = dice % 3 > 0;
    const own = publishes === 'closedDay' ? [addDays(today(), 1 + (dice % 6))] : [];
    for (const day of own) closed.add(day);
    if (publishes === 'closedDay' || publishes === 'openDays') {
      const document = (await context.published.document<{ holidays?: object }>(
        tenant.id,
        'tenant/tenant',
      ))!;
      await republish(context, tenant.name, (manifest, keep) => {
        const changed = { ...structuredClone(document), holidays: { closed: own } };
        manifest.documents['tenant/tenant'] = keep(JSON.stringify(changed));
      });
      return;
    }
    await decide(context, tenant.name, (settings) => {
      if (publishes === 'rate') rate = String(19 + (dice % 10));
      const params = { ...settings.front_params };
      if (publishes === 'rate') params.BENEFIT_RATE = rate;
      if (publishes === 'validity') params.TC_VALIDITY = isOn ? 60 : 1;
      settings.front_params = params;
      if (publishes === 'periodics')
        settings.flow = { ...settings.flow, ALLOW_PERIODIC_SUBSCRIPTIONS: isOn };
      if (publishes === 'plans') settings.flow = { ...settings.flow, ALLOW_PENSION_PLANS: isOn };
    });
  }

  return {
    server,
    market,
    inTenant,
    today,
    /** Days that were closed at any time. */
    closed,
    /** Percent that is withheld of benefits from now on. */
    rate: () => rate,

    ask: async (login: string, method: string, path: string, payload?: object) => {
      const { token, proof } = await session(login);
      return server.ask(method, `/api${path}`, { token, proof, ...(payload && { payload }) });
    },
    send: async (login: string, path: string, sent: { payload: Buffer; headers: object }) => {
      const { token } = await session(login);
      const headers = sent.headers as Record<string, string>;
      return server.ask('POST', `/api${path}`, { token, payload: sent.payload, headers });
    },

    /** The moment comes: what befalls the servers, what is published, and every day in between is settled. */
    async pass(moment: Moment): Promise<void> {
      const day = addDays(today(), moment.days);
      const hour = moment.isAfterCutOff ? '15:10' : '08:30';
      const wanted = new Date(`${day}T${hour}:00Z`);
      const later = wanted > context.now() ? wanted : new Date(context.now().getTime() + 600_000);
      await context.clock.moveTo(later);
      await publish(moment);
      await holdBack(moment, today());
      if (moment.mishap !== 'none') await fail(moment);
      await settle(context);
    },

    /** Where a story is told: a new account beside the teller's own, or that one. */
    async placeOf(teller: Teller, isNew: boolean): Promise<Place> {
      const { alias, logins } = places[teller];
      const { uuid: model } = await market.accountOf(alias);
      const account = isNew ? await copyAccount(model) : model;
      if (teller === 'minor') await proveGuardianship(account);
      return inTenant(async (db) => {
        const { rows } = await sql<{ bank: string; document: string; number: string }>`
          select bank.uuid as bank, a.account_number as number, (
            select person.document from account_interveners party
            join interveners person on person.uuid = party.uuid_intervener
            where party.uuid_account = a.uuid and party.account_intervener_role in ('TITULAR', 'PARTICIPE')
            order by 1 limit 1) as document
          from accounts a join bank_accounts bank on bank.uuid_account = a.uuid
          where a.uuid = ${account} and bank.status = 'VALIDADA' limit 1`.execute(db);
        if (!rows[0]) throw new Error(`${alias} has no bank account`);
        return { account, logins, isPlan: teller.endsWith('lan'), ...rows[0] };
      });
    },
  };

  /** The family book of a minor, which staff found good. */
  function proveGuardianship(account: string) {
    return inTenant((db) =>
      db
        .insertInto('documents')
        .values({
          ...{ tenant_id: tenant.id, uuid: context.id(), section: 'ACCOUNT', uuid_owner: account },
          ...{ uuid_bank_account: null, filename: 'libro.pdf', category: 'DOCUMENTATION' },
          ...{ subcategory: 'LIBRO_DE_FAMILIA', is_signed: true, validation: 'VALIDADO' },
          ...{ validation_reason: null, created_at: context.now(), expires_on: null },
          ...{ needs_signature: false },
        })
        .execute(),
    );
  }

  /** With the same parties and bank accounts, and nothing in it. */
  async function copyAccount(model: string): Promise<string> {
    const uuid = context.id();
    const number = `9${uuid.replace(/\D/g, '').padEnd(8, '0').slice(0, 8)}`;
    await inTenant(async (db) => {
      await sql`insert into accounts select (jsonb_populate_record(model, jsonb_build_object(
          'uuid', ${uuid}::text, 'account_number', ${number}::text, 'alias', null))).*
        from accounts model where uuid = ${model}`.execute(db);
      await sql`insert into account_interveners select (jsonb_populate_record(model,
          jsonb_build_object('uuid_account', ${uuid}::text))).*
        from account_interveners model where uuid_account = ${model}`.execute(db);
      await sql`insert into bank_accounts select (jsonb_populate_record(model, jsonb_build_object(
          'uuid_account', ${uuid}::text, 'uuid', gen_random_uuid()))).*
        from bank_accounts model where uuid_account = ${model}`.execute(db);
    });
    return uuid;
  }
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
