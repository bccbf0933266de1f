import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { root, run } from './run.ts';
import { slowest } from './slowest.ts';

type Step = [name: string, command: string, args: string[]];

/** Everything that must hold, cheapest first, what stands in a line at once. Stops at the first that does not. */
const steps: Step[][] = [
  [['types', 'tsc', ['--noEmit']]],
  [
    ['lint', 'eslint', ['.']],
    ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ],
  [
    ['contract is fresh', 'node', ['src/tools/generate.ts', '--check']],
    ['documents', 'node', ['src/tools/check.ts']],
    ['build', 'node', ['src/tools/build.ts']],
  ],
];

const isLong = process.argv.includes('--long');
if (isLong) process.env.SWEEPS = 'whole';

const started = performance.now();
const elapsed = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

for (const together of steps) {
  const since = performance.now();
  const hold = await Promise.all(
    together.map(async ([name, command, args]) => {
      const holds = (await run(command, args)) === 0;
      console.log(holds ? `✓ ${name} (${elapsed(since)})` : `\n✗ ${name}`);
      return holds;
    }),
  );
  if (hold.includes(false)) process.exit(1);
}

const report = join(root, 'node_modules/.cache/test-report.json');
rmSync(report, { force: true });
const browser = await findChromium();
const code = await run(
  'vitest',
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2).filter((argument) => argument !== '--long'),
  ],
  { CHROMIUM: browser, NODE_ENV: 'test' },
);
const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`\nthe files that took longest:\n${slowest(testResults, 20).join('\n')}`);
console.log(`\nall of it in ${elapsed(started)}`);
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(code);
