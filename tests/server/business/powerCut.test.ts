import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { openDatabase } from '../../../src/server/database/openDatabase.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { createLog } from '../../../src/server/kernel/log.ts';
import { startProduct, type Product } from '../../support/product.ts';
import { idOf } from './demo.ts';
import { isWhole } from '../../support/sweep.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.remove());

const consumer = Buffer.from('demo-almadraba-localhost-key:demo-almadraba-localhost-secret');
const issue = {
  isFromPA: true,
  blocking: false,
  is_intervener: true,
  description: '¿Cuándo se liquida mi reembolso?',
  expires_on: '2026-11-27 12:00:00',
  status: 'OPEN',
  subject: 'Solicitud info: Ana Robles',
};

/** Asks the running product; the answer must be a success. */
async function ask<Data>(method: string, path: string, init: RequestInit): Promise<Data> {
  const answer = await fetch(product.url(path), { method, ...init });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Data;
}

test.runIf(isWhole)(
  'what was answered before the power was cut is there after it, and so is the session',
  async () => {
    const { access_token } = await ask<Schema<'Token'>>('POST', '/api/oauth2/token', {
      headers: { authorization: `Basic ${consumer.toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'password',
        username: 'ALMADRABA-PRO/ana',
        password: 'Demo.2026',
      }),
    });
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    const me = () => ask<{ data: Schema<'Me'> }>('GET', '/api/me', { headers });
    const unread = (await me()).data.private_area.notifications.filter(({ is_read }) => !is_read);
    const links = {
      interveners: [`/api/accounts/${idOf('intervener/ana')}`],
      group_assigned: [`/api/groups/${idOf('group/OPERATIONS_ADMINISTRATOR')}`],
      category: '/api/categories/INTERVENER_CARE',
    };
    const body = JSON.stringify({ ...issue, _links: links });
    await ask('POST', '/api/issues', { headers, body });
    await ask('PATCH', `/api/notifications/${unread[0]!.uuid}`, { headers, body: '{}' });

    await product.kill();
    product = await startProduct({ dataDir: product.dataDir });

    const { notifications } = (await me()).data.private_area;
    expect(notifications.find(({ uuid }) => uuid === unread[0]!.uuid)?.is_read).toBe(true);
    expect(notifications.filter(({ is_read }) => !is_read)).toHaveLength(unread.length - 1);
    await product.stop();
    expect(await keptIssues(product.dataDir)).toEqual([issue.description]);
  },
);

/** Descriptions of the investors' own requests that a data folder keeps. */
async function keptIssues(folder: string): Promise<string[]> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: folder }), createLog('silent'));
  const { id } = await db
    .selectFrom('tenants')
    .select('id')
    .where('name', '=', 'almadraba')
    .executeTakeFirstOrThrow();
  const rows = await withTenant(db, id, (transaction) =>
    transaction
      .selectFrom('issues')
      .select('description')
      .where('uuid_intervener', '=', idOf('intervener/ana'))
      .execute(),
  );
  await close();
  return rows.map(({ description }) => description);
}
