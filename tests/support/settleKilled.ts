import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { readConfig } from '../../src/server/kernel/config.ts';
import { openDatabase } from '../../src/server/database/openDatabase.ts';
import { createLog } from '../../src/server/kernel/log.ts';
import { copyDemoData } from './demoData.ts';
import { inAlmadraba } from './machineLedger.ts';
import { NOW, startProduct } from './product.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A month after the demo was told: a start then settles every day in between. */
const LATER = '2026-12-22T11:00:00Z';

/**
 * Starts the product a month later and kills it while it settles that month, again and again; answers what
 * is otherwise in the end than where it was left alone.
 */
export async function settleKilled(
  kills: number,
  say: (line: string) => void = () => undefined,
): Promise<{ kills: number; differ: string[] }> {
  const alone = temporaryFolder('settled');
  const killed = temporaryFolder('settled');
  try {
    for (const folder of [alone, killed]) await copyDemoData(folder, NOW);
    const env = { NOW: LATER };
    const first = await startProduct({ dataDir: alone, env });
    await first.stop();
    const second = await startProduct({ dataDir: alone, env });
    await second.stop();
    const settling = first.startedIn - second.startedIn;
    say(`a month is settled in ${Math.round(settling)} ms`);
    let count = 0;
    for (; count < kills; count++) {
      const killedAfter = second.startedIn * 0.8 + Math.random() * settling * 0.5;
      const product = await startProduct({ dataDir: killed, env, killedAfter }).catch(
        () => undefined,
      );
      if (!product) continue;
      // It was quicker than the kill: there is nothing left to kill it over.
      await product.stop();
      break;
    }
    await (await startProduct({ dataDir: killed, env })).stop();
    say(`${count} kills`);
    const [left, right] = [await figuresOf(alone), await figuresOf(killed)];
    const differ = [...new Set([...left.keys(), ...right.keys()])].flatMap((name) =>
      left.get(name) === right.get(name) ? [] : [`${name}: ${left.get(name)} / ${right.get(name)}`],
    );
    return { kills: count, differ };
  } finally {
    for (const folder of [alone, killed]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts and sums of everything that settlement writes, by their name. */
async function figuresOf(dataDir: string): Promise<Map<string, string>> {
  const { db, close } = await openDatabase(
    readConfig({ DATA_DIR: dataDir, NOW: LATER }),
    createLog('silent'),
  );
  try {
    return await inAlmadraba(db, async (tenant) => {
      const { rows } = await sql<{ name: string; value: string }>`
        select concat_ws(' ', 'operations', operation_type, operation_status) as name,
          concat_ws(' ', count(*), sum(gross_amount), sum(net_amount), sum(shares), sum(withholding)) as value
          from operations group by 1
        union all select concat_ws(' ', 'history', status_from, status_to), count(*)::text
          from operation_history group by 1
        union all select 'notifications ' || type, count(*)::text from notifications group by 1
        union all select 'occurrences ' || outcome, count(*)::text from occurrences group by 1
        union all select 'navs', concat_ws(' ', count(*), sum(nav)) from navs
        union all select 'documents', count(*)::text from documents
        union all select 'batches', count(*)::text from rd_batches
        union all select 'in batches', count(*)::text from rd_batch_operations
        union all select 'money', concat_ws(' ', count(*), sum(amount)) from reconciliations
        union all select 'expiries', count(*)::text from expiry_notices
        union all select 'days', concat_ws(' ', since, through) from settled_days`.execute(tenant);
      return new Map(rows.map(({ name, value }) => [name, value]));
    });
  } finally {
    await close();
  }
}
