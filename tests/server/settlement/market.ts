import { sql } from 'kysely';
import { operationTypes } from '../../../src/domain/operations/index.ts';
import type { OperationTypeName } from '../../../src/domain/operations/kinds/operationType.ts';
import { papersOf } from '../../../src/domain/operations/kinds/papersOf.ts';
import type { OperationStatus } from '../../../src/domain/operations/status/statuses.ts';
import { sharesOf } from '../../../src/domain/lots/lot.ts';
import { replay } from '../../../src/domain/valuation/replay.ts';
import { readHistory } from '../../../src/server/operations/history.ts';
import { readLedger } from '../../../src/server/positions/readLedger.ts';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { transitionOperation } from '../../../src/server/orders/transitionOperation.ts';
import { productsOf } from '../../../src/demo/world/products.ts';
import { navsUpTo, publishNavs } from '../../../src/demo/seeding/publishNavs.ts';
import { demoTenants } from '../../../src/demo/world/tenants.ts';
import { settleTenant } from '../../../src/server/settlement/settleTenant.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import type { StoredOperation } from '../../../src/server/operations/toRuleOperation.ts';
import type { TestServer } from '../../support/server.ts';

/** What tests of settlement do to the demo's manager: sign, move the clock, look into the book. */
export function createMarket(server: TestServer) {
  const { context } = server;
  const tenant = context.hosts.tenants.find(({ name }) => name === 'almadraba')!;
  const decided = () => withRelease(context, tenant);
  const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
    withTenant(context.db, tenant.id, work);

  const operation = (uuid: string): Promise<StoredOperation> =>
    inTenant((db) =>
      db.selectFrom('operations').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow(),
    );

  return {
    tenant,
    inTenant,
    operation,

    accountOf: (alias: string): Promise<{ uuid: string }> =>
      inTenant((db) =>
        db
          .selectFrom('accounts')
          .select('uuid')
          .where('alias', '=', alias)
          .executeTakeFirstOrThrow(),
      ),

    /** An account without anything, of Ana or of a company. */
    async openAccount(isCompany: boolean): Promise<string> {
      const uuid = context.id();
      await inTenant(async (db) => {
        await sql`insert into accounts select (jsonb_populate_record(model, jsonb_build_object(
            'uuid', ${uuid}::text, 'account_number', ${numberOf(uuid)}::text, 'alias', null))).*
          from accounts model where alias = 'Ahorro familiar'`.execute(db);
        await sql`insert into account_interveners
            (tenant_id, uuid_account, uuid_intervener, account_intervener_role, since)
          select tenant_id, ${uuid}, uuid, 'TITULAR', '2020-01-01' from interveners
          where document = ${isCompany ? 'B82111113' : '12345678Z'}`.execute(db);
      });
      return uuid;
    },

    /** Participations held in a product; throws when the book has taken more than there was. */
    held: (account: string, product: string): Promise<bigint> =>
      inTenant(async (db) => {
        const { holdings, issues } = replay(await readLedger(db, [{ uuid: account }]));
        if (issues.length > 0) throw new Error('The book took more than there was');
        return sharesOf(holdings.find((each) => each.product === product)?.lots ?? []);
      }),

    /** NAVs by product and day: `10395/2026-11-24`. */
    navs: (products: string[]): Promise<Map<string, bigint>> =>
      inTenant(async (db) => {
        const rows = await db
          .selectFrom('navs')
          .selectAll()
          .where('key_product', 'in', products)
          .where('date', '>=', '2026-11-01')
          .execute();
        return new Map(rows.map((row) => [`${row.key_product}/${row.date}`, row.nav]));
      }),

    /** An order as the intake leaves it, signed at this moment of the server. Amounts in cents. */
    async give({ account, product = '10395', type, details = {}, ...rest }: GivenOrder) {
      const uuid = context.id();
      const manager = await decided();
      await inTenant(async (db) => {
        await sql`select 1 from accounts where uuid = ${account} for update`.execute(db);
        const { kind } = await db
          .selectFrom('products')
          .select('kind')
          .where('key_product', '=', product)
          .executeTakeFirstOrThrow();
        const { tenant_id, sequence, ordered_by } = await placeOf(db, tenant.id, account);
        await db
          .insertInto('operations')
          .values({
            ...{ tenant_id, uuid, uuid_account: account, key_product: product, sequence },
            ...{ operation_type: type, operation_status: 'REGISTERED_ONLINE', ordered_by },
            ...{ operation_sub_type: null, channel: 'ONLINE', request_date: context.now() },
            ...{ amount_shares_indicator: 'B', gross_amount: null, net_amount: null, shares: null },
            ...{ commission: null, withholding: null, fiscal_import: null, nav: null },
            ...{ nav_date: null, value_date: null, settlement_date: null, counterpart: null },
            ...{ is_request: type.startsWith('SOLICITUD_'), uuid_request: null, details },
            ...rest,
            is_total: rest.amount_shares_indicator === 'T',
          })
          .execute();
        const papers = papersOf(operationTypes[type], kind === 'FI' ? 'F' : 'P').documents;
        for (const subcategory of papers)
          await db
            .insertInto('documents')
            .values({
              ...{ tenant_id, uuid: context.id(), section: 'OPERATION', uuid_owner: uuid },
              ...{ uuid_bank_account: null, filename: 'orden.pdf', category: 'OPERATION' },
              ...{ subcategory, is_signed: true, validation: 'PENDIENTE', expires_on: null },
              ...{ validation_reason: null, created_at: context.now() },
            })
            .execute();
        await transitionOperation(context, db, {
          ...{ tenant: manager, uuid, to: 'SIGNED', by: 'SYSTEM' },
          facts: { today: '2026-11-20', isSigned: true },
        });
      });
      return uuid;
    },

    /** Everybody has signed, at this moment of the server. */
    sign: async (uuid: string) => {
      const manager = await decided();
      return inTenant(async (db) => {
        await db
          .updateTable('documents')
          .set({ is_signed: true })
          .where('section', '=', 'OPERATION')
          .where('uuid_owner', '=', uuid)
          .execute();
        await transitionOperation(context, db, {
          tenant: manager,
          uuid,
          to: 'SIGNED',
          by: 'SYSTEM',
          facts: { today: '2026-11-20', isSigned: true },
        });
      });
    },

    /** As the clock does, for this manager alone: NAVs are published, and every day in between is settled. */
    async settleUntil(now: string): Promise<void> {
      const [demo] = demoTenants.filter(({ name }) => name === tenant.name);
      const day = now.slice(0, 10);
      await inTenant((db) => publishNavs(db, day, () => navsUpTo(productsOf(demo!), day)));
      await context.clock.moveTo(new Date(now));
      await settleTenant(context, await decided());
    },

    /** The same while one NAV was never published; afterwards it is there. */
    async settleWithoutNav(now: string, product: string, date: string): Promise<void> {
      const [demo] = demoTenants.filter(({ name }) => name === tenant.name);
      const day = now.slice(0, 10);
      const asOwner = <T>(work: (db: TenantDb) => Promise<T>) =>
        withTenant(server.owner, tenant.id, work);
      await asOwner((db) => publishNavs(db, day, () => navsUpTo(productsOf(demo!), day)));
      const changed = (db: TenantDb) =>
        sql`update nav_revisions set revision = revision + 1`.execute(db);
      const { nav } = await asOwner(async (db) => {
        const gone = await db
          .deleteFrom('navs')
          .where('key_product', '=', product)
          .where('date', '=', date)
          .returning('nav')
          .executeTakeFirstOrThrow();
        await changed(db);
        return gone;
      });
      await context.clock.moveTo(new Date(now));
      await settleTenant(context, await decided());
      await asOwner(async (db) => {
        await db
          .insertInto('navs')
          .values({ tenant_id: tenant.id, key_product: product, date, nav })
          .execute();
        await changed(db);
      });
    },

    async moveTo(now: string): Promise<void> {
      const answer = await server.ask('POST', '/dev/clock', { payload: { now } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },

    /** Staff have it signed anew. */
    sendBack: async (uuid: string) => {
      const manager = await decided();
      return inTenant((db) =>
        transitionOperation(context, db, {
          ...{ tenant: manager, uuid, to: 'REGISTERED_ONLINE', by: 'STAFF' },
          facts: { today: '2026-11-20' },
        }),
      );
    },

    /** The day of each change of status after the signature. */
    way: async (uuid: string): Promise<[OperationStatus, string][]> => {
      const rows = await inTenant((db) =>
        // Many are of one instant: in the order in which they are told to people.
        readHistory(db, uuid),
      );
      return rows
        .filter(({ status_to }) => !/^REGISTERED|^SIGNED/.test(status_to))
        .map((row) => [
          row.status_to as OperationStatus,
          row.changed_at.toISOString().slice(0, 10),
        ]);
    },

    /** Operations that carry a request out, as type, status, NAV date and gross. */
    carriedOut: (uuid: string): Promise<StoredOperation[]> =>
      inTenant((db) =>
        db
          .selectFrom('operations')
          .selectAll()
          .where('uuid_request', '=', uuid)
          .orderBy('sequence')
          .execute(),
      ),

    toldOf: (uuid: string): Promise<{ type: string; message: string }[]> =>
      inTenant((db) =>
        db
          .selectFrom('notifications')
          .select(['type', 'message'])
          .where('uuid_operation', '=', uuid)
          .orderBy('created_at', 'desc')
          .execute(),
      ),

    navOn: (product: string, date: string): Promise<bigint> =>
      inTenant(async (db) => {
        const { nav } = await db
          .selectFrom('navs')
          .select('nav')
          .where('key_product', '=', product)
          .where('date', '=', date)
          .executeTakeFirstOrThrow();
        return nav;
      }),
  };
}

/** A number that fits the registry's field. */
const numberOf = (uuid: string) => `9${uuid.replace(/\D/g, '').padEnd(8, '0').slice(0, 8)}`;

/** What tests say of an order; the rest is as the intake writes it. */
interface GivenOrder extends Partial<
  Pick<StoredOperation, 'gross_amount' | 'net_amount' | 'shares' | 'amount_shares_indicator'>
> {
  account: string;
  product?: string;
  type: OperationTypeName;
  details?: Record<string, unknown>;
}

async function placeOf(db: TenantDb, tenant_id: string, account: string) {
  const last = await db
    .selectFrom('operations')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('uuid_account', '=', account)
    .executeTakeFirst();
  const party = await db
    .selectFrom('account_interveners')
    .select('uuid_intervener')
    .where('uuid_account', '=', account)
    .orderBy('since')
    .executeTakeFirst();
  const sequence = (last?.last ?? -1n) + 1n;
  return { tenant_id, sequence, ordered_by: party?.uuid_intervener ?? null };
}

export type Market = ReturnType<typeof createMarket>;
