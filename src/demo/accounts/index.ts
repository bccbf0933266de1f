import type { DemoDay } from '../world/day.ts';
import type { DemoTenant } from '../world/tenants.ts';
import type { DemoAccount } from './account.ts';
import { ana } from './ana.ts';
import { companies } from './companies.ts';
import { families } from './families.ts';
import { grande } from './grande.ts';
import { recorded } from './recorded.ts';
import { states } from './states.ts';
import { underway } from './underway.ts';

/** All accounts of the demo, as their clients' stories go up to a day. */
export const stories: readonly ((day: DemoDay, tenant: DemoTenant) => DemoAccount[])[] = [
  ana,
  families,
  companies,
  states,
  underway,
  recorded,
  grande,
];
