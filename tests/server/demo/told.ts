import { createDemoDay } from '../../../src/demo/world/day.ts';
import { productsOf } from '../../../src/demo/world/products.ts';
import { navsUpTo } from '../../../src/demo/seeding/publishNavs.ts';
import { demoTables } from '../../../src/demo/rows/index.ts';
import { buildDataset, type Row, type DemoDataset } from '../../../src/demo/history/dataset.ts';
import { demoTenants } from '../../../src/demo/world/tenants.ts';

/** An operation as it goes to the database: exact numbers as texts. */
export interface ToldOperation {
  uuid: string;
  uuid_account: string;
  key_product: string;
  operation_type: string;
  operation_status: string;
  channel: string;
  ordered_by: string;
  gross_amount: string | null;
  withholding: string | null;
  fiscal_import: string | null;
  shares: string | null;
  nav: string | null;
  nav_date: string | null;
  request_date: string;
  uuid_request: string | null;
  counterpart: string | null;
  is_total: boolean;
  details: Record<string, string | boolean | null>;
}

export interface ToldChange {
  uuid: string;
  uuid_operation: string;
  status_from: string | null;
  status_to: string;
  changed_at: string;
  changed_by: string;
  reason: string | null;
}

/** A tenant's story and the rows that it fills the database with. */
export interface Told {
  story: DemoDataset;
  rows: Record<keyof typeof demoTables, Row[]>;
  operations: ToldOperation[];
  /** Changes of status by operation, in order. */
  histories: Map<string, ToldChange[]>;
  navs: ReturnType<typeof navsUpTo>;
}

const known = new Map<string, Told>();

/** Tells a tenant's story at an instant, once. */
export function told(tenant: string, instant = '2026-11-20T11:00:00Z'): Told {
  const key = `${tenant} ${instant}`;
  const found = known.get(key) ?? tell(tenant, instant);
  known.set(key, found);
  return found;
}

function tell(name: string, instant: string): Told {
  const tenant = demoTenants.find((entry) => entry.name === name)!;
  const day = createDemoDay(new Date(instant));
  const products = productsOf(tenant);
  const navs = navsUpTo(products, day.today);
  const story = buildDataset(tenant, day, products, navs, 'hash');
  const rows = Object.fromEntries(
    Object.entries(demoTables).map(([table, rowsOf]) => [table, rowsOf(story)]),
  ) as Told['rows'];
  const operations = rows.operations as unknown as ToldOperation[];
  const changes = rows.operation_history as unknown as ToldChange[];
  const histories = Map.groupBy(changes, ({ uuid_operation }) => uuid_operation);
  return { story, rows, navs, operations, histories };
}
