import type { PlanSystem } from '../../../src/domain/pensions/planSystem.ts';
import type { Market } from './market.ts';

/** Makes a plan of the demo one of another system, as its catalogue may say. */
export const setPlanSystem = (market: Market, plan: string, plan_system: PlanSystem) =>
  market.inTenant((db) =>
    db.updateTable('products').set({ plan_system }).where('key_product', '=', plan).execute(),
  );
