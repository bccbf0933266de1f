import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  /** Beside what it is compared with in the same run. */
  ratio?: number;
  limit?: number;
  ok?: boolean;
}

/** Each module of tests/bench exports `run()`; its file name, up to the first '-', is the benchmark's name. */
const folder = join(root, 'tests/bench');
const wanted = process.argv.slice(2);
const modules = readdirSync(folder)
  .filter((file) => /^[a-z]+(-[a-z]+)?\.ts$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.includes(file.replace(/(-[a-z]+)?\.ts$/, '')));

if (modules.length === 0) {
  console.error(`no benchmark named ${wanted.join(', ')}`);
  process.exit(1);
}

let failed = false;
mkdirSync(join(root, '.bench'), { recursive: true });
for (const file of modules) {
  const { run } = (await import(join(folder, file))) as {
    run: () => Promise<{ name: string; rows: Row[] }>;
  };
  const { name, rows } = await run();
  console.log(`\n${name}`);
  console.table(
    Object.fromEntries(
      rows.map(({ name: row, value, unit, ratio, limit, ok }) => [
        row,
        {
          value: Number(value.toPrecision(4)),
          unit,
          ratio,
          limit,
          ok: ok === undefined ? '' : ok ? 'yes' : 'NO',
        },
      ]),
    ),
  );
  failed ||= rows.some((row) => row.ok === false);
  writeFileSync(
    join(root, '.bench', `${file.replace('.ts', '')}.json`),
    JSON.stringify({ name, rows }, null, 2),
  );
}
process.exit(failed ? 1 : 0);
