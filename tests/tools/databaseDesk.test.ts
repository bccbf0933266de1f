import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { HandedDatabase } from '../support/databaseDesk.ts';
import { toldTemplates } from '../support/demoData.ts';
import { NOW } from '../support/product.ts';
import { swept } from '../support/sweep.ts';

const program = join(import.meta.dirname, '../support/databaseDesk.ts');

async function asks(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

test.each(swept(['the end of its input', 'SIGTERM', 'SIGINT'] as const, 1))(
  'databases are apart, and %s leaves neither PostgreSQL nor folder',
  async (ending) => {
    const desk = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [address] = (await once(createInterface(desk.stdout), 'line')) as [string];
    const wish = JSON.stringify({ told: await toldTemplates(NOW), template: 'bare' });
    const hand = async () =>
      (await (await fetch(address, { method: 'POST', body: wish })).json()) as HandedDatabase;
    const [one, other] = [await hand(), await hand()];
    await asks(one.url, 'create table only_here (id int)');
    const look = "select to_regclass('only_here') is not null as is_there";
    expect(await asks(one.url, look)).toEqual([{ is_there: true }]);
    expect(await asks(other.url, look)).toEqual([{ is_there: false }]);
    expect(existsSync(one.folder)).toBe(true);

    const ended = once(desk, 'exit');
    if (ending === 'the end of its input') desk.stdin.end();
    else desk.kill(ending);
    await ended;
    await expect(asks(one.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(one.folder)).toBe(false);
  },
);
