import type { PlanSystem } from '../../../src/domain/pensions/planSystem.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import type { TestServer } from '../../support/server.ts';
import type { Market } from './market.ts';

/** Makes a plan of the demo one of another system, as its catalogue may say; requests cannot. */
export const setPlanSystem = (
  { owner }: TestServer,
  { tenant }: Market,
  plan: string,
  plan_system: PlanSystem,
) =>
  withTenant(owner, tenant.id, (db) =>
    db.updateTable('products').set({ plan_system }).where('key_product', '=', plan).execute(),
  );
