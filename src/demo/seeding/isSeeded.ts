import type { TenantDb } from '#/server/database/withTenant.ts';

/** Whether the tenant has its demo data, or any other: it has products. */
export const isSeeded = async (db: TenantDb): Promise<boolean> =>
  (await db.selectFrom('products').select('key_product').limit(1).executeTakeFirst()) !== undefined;
