import { rmSync } from 'node:fs';
import { startProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const ROUNDS = 3;
const FIRST_LIMIT = 30;
const LATER_LIMIT = 4;

/** From the start of the process to `ready`: on an empty folder with all demo data, and on that folder again. */
export async function run() {
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = await startProduct({ dataDir: temporaryFolder('start') });
    const { dataDir } = fresh;
    first.push(fresh.startedIn / 1000);
    await fresh.stop();
    const again = await startProduct({ dataDir });
    later.push(again.startedIn / 1000);
    await again.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return {
    name: 'start',
    rows: [
      toRow('first start with demo data', first, FIRST_LIMIT),
      toRow('later start', later, LATER_LIMIT),
    ],
  };
}

function toRow(name: string, seconds: number[], limit: number) {
  const value = seconds.toSorted((a, b) => a - b)[seconds.length >> 1]!;
  return {
    name: `${name}, median of ${seconds.length}`,
    value,
    unit: 's',
    limit,
    ok: value <= limit,
  };
}
