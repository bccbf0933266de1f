import { sql } from 'kysely';
import { replay } from '../../../src/domain/valuation/replay.ts';
import { readLedger } from '../../../src/server/positions/readLedger.ts';
import type { Place, Stage } from './storyStage.ts';
import type { Breach } from './laws.ts';

interface Valued {
  value: string;
}
const LAW = 'a person reads one figure everywhere';

/**
 * What the owner of an account reads of it, held against each other and against the double entry: positions,
 * the last point of the evolution, the distribution and the account's value, and what may be sold of it.
 * Answers the breaches, and how many figures were held against each other.
 */
export async function shownFigures(
  stage: Stage,
  { account, logins }: Place,
): Promise<{ found: Breach[]; checks: number }> {
  const found: Breach[] = [];
  let checks = 0;
  const hold = (what: string, left: unknown, right: unknown) => {
    checks++;
    if (left !== right)
      found.push({ law: LAW, uuid: account, what: `${what}: ${String(left)}, ${String(right)}` });
  };
  const read = async <T>(path: string): Promise<T | undefined> => {
    const answer = await stage.ask(logins[0]!, 'GET', path);
    if (answer.statusCode === 200) return answer.json().data as T;
    if (answer.statusCode >= 500)
      found.push({ law: LAW, uuid: account, what: `${path} ${answer.statusCode}` });
    return undefined;
  };
  const at = `/accounts/${account}`;
  const held = await read<{ positions: (Valued & Position)[] }>(`${at}/positions?$limit=null`);
  const evolution = await read<{ evolution: Valued[] }>(`${at}/evolution?range=TODO&$limit=null`);
  const slices = await read<{ distribution: Valued[] }>(`${at}/distribution?$limit=null`);
  if (!held || !evolution || !slices) return { found, checks };
  const total = sumOf(held.positions);
  hold('the distribution', total, sumOf(slices.distribution));
  const last = evolution.evolution.at(-1);
  hold('the end of the evolution', total, last ? cents(last.value) : 0n);
  const entered = await stage.inTenant(async (db) => {
    const { rows } = await sql<{ product: string; shares: string }>`
      select p.key_product as product, sum(p.shares)::text as shares from ledger_postings p
      join operations o on o.uuid = p.uuid_operation where o.uuid_account = ${account}
      group by 1 having sum(p.shares) <> 0`.execute(db);
    const { holdings, issues } = replay(await readLedger(db, [{ uuid: account }]));
    if (issues.length > 0)
      found.push({ law: 'nothing is negative', uuid: account, what: JSON.stringify(issues, text) });
    for (const { lots, product } of holdings)
      if (lots.some(({ shares, cost }) => shares <= 0n || cost < 0n))
        found.push({ law: 'nothing is negative', uuid: account, what: `a lot of ${product}` });
    return new Map(rows.map(({ product, shares }) => [product, BigInt(shares)]));
  });
  const own = held.positions.filter(({ state }) => state === 'HELD');
  for (const { key_product, shares } of own)
    hold(`participations of ${key_product}`, cents(shares), entered.get(key_product));
  hold('products held', own.length, entered.size);
  const answer = await stage.ask(logins[0]!, 'POST', '/operations/position-statuses', {
    uuid_account: account,
  });
  if (answer.statusCode !== 200) return { found, checks };
  for (const each of answer.json().data.position_statuses as Status[]) {
    const free = cents(each.available_shares);
    hold(`what is free of ${each.key_product}`, free >= 0n && free <= cents(each.shares), true);
  }
  return { found, checks };
}

interface Position {
  key_product: string;
  shares: string;
  state: string;
}
interface Status {
  key_product: string;
  shares: string;
  available_shares: string;
}

const cents = (wired: string) => BigInt(wired.replace('.', ''));
const sumOf = (rows: readonly Valued[]) => rows.reduce((sum, { value }) => sum + cents(value), 0n);
const text = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;
