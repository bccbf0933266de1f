import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseWish, HandedDatabase } from './databaseDesk.ts';
import { toldTemplates } from './demoData.ts';

/** Settings of a server that works on a database of the desk, and how it is given back. */
export interface TakenDatabase {
  environment: { DATABASE_URL: string; DATABASE_REQUESTS_URL: string; OUTBOX_KEY: string };
  /** Folder with the files that belong to what is told in it. */
  files: string;
  giveBack(): Promise<void>;
}

/** Whether a desk stands: under Vitest it does, in benchmarks every server has a database of its own. */
export const hasDesk = (): boolean => process.env.TEST_DATABASES !== undefined;

/** A database with the demo as a first start leaves it at an instant, or with the tables, tenants and releases alone. */
export async function takeDatabase(template: 'demo' | 'bare', now: string): Promise<TakenDatabase> {
  const told = await toldTemplates(now);
  const wish: DatabaseWish = { told, template: template === 'demo' ? 'private_area' : 'bare' };
  const { name, url, requestsUrl } = await ask<HandedDatabase>('POST', wish);
  return {
    environment: {
      DATABASE_URL: url,
      DATABASE_REQUESTS_URL: requestsUrl,
      OUTBOX_KEY: readFileSync(join(told, 'outbox.key'), 'utf8'),
    },
    files: join(told, 'files'),
    giveBack: async () => void (await ask('DELETE', { name })),
  };
}

async function ask<T>(method: string, body: object): Promise<T> {
  const answer = await fetch(process.env.TEST_DATABASES!, { method, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
