import type { OperationStatus } from '../../../src/domain/operations/status/statuses.ts';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { moveOperation } from '../../../src/server/orders/moveOperation.ts';
import type { StoredOperation } from '../../../src/server/orders/toRuleOperation.ts';
import type { TestServer } from '../../support/server.ts';

/** What tests of settlement do to the demo's manager: sign, move the clock, look into the book. */
export function createMarket(server: TestServer) {
  const { context } = server;
  const tenant = context.hosts.tenants.find(({ name }) => name === 'almadraba')!;
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

    /** Everybody has signed, at this moment of the server. */
    sign: (uuid: string) =>
      inTenant(async (db) => {
        await db
          .updateTable('documents')
          .set({ is_signed: true })
          .where('section', '=', 'OPERATION')
          .where('uuid_owner', '=', uuid)
          .execute();
        await moveOperation(context, db, {
          tenantId: tenant.id,
          uuid,
          to: 'SIGNED',
          by: 'SYSTEM',
          facts: { today: '2026-11-20', isSigned: true },
        });
      }),

    async moveTo(now: string): Promise<void> {
      const answer = await server.ask('POST', '/dev/clock', { payload: { now } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },

    /** The day of each change of status after the signature. */
    way: async (uuid: string): Promise<[OperationStatus, string][]> => {
      const rows = await inTenant((db) =>
        db
          .selectFrom('operation_history')
          .selectAll()
          .where('uuid_operation', '=', uuid)
          .orderBy('changed_at')
          .execute(),
      );
      return rows
        .filter(({ status_to }) => !/^REGISTERED|^SIGNED/.test(status_to))
        .map((row) => [
          row.status_to as OperationStatus,
          row.changed_at.toISOString().slice(0, 10),
        ]);
    },

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

export type Market = ReturnType<typeof createMarket>;
