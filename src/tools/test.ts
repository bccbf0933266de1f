import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { root, run } from './run.ts';
import { slowest } from './slowest.ts';

type Step = [name: string, command: string, args: string[]];

/**
 * Everything that must hold before a test is run, in two lines that are walked at once: looking over the whole source
 * takes one processor as long as all the rest takes another. Each line cheapest first.
 */
const lines: Step[][] = [
  [['lint', 'eslint', ['.']]],
  [
    ['contract is fresh', 'node', ['src/tools/generate.ts', '--check']],
    ['documents', 'node', ['src/tools/check.ts']],
    ['build', 'node', ['src/tools/build.ts']],
    ['types', 'tsc', ['--noEmit']],
    ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ],
];

const isLong = process.argv.includes('--long');
if (isLong) process.env.SWEEPS = 'whole';

const started = performance.now();
const elapsed = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Walks a line up to the first step that does not hold: then nothing more is begun in the other either. */
async function walk(line: readonly Step[]): Promise<void> {
  for (const [name, command, args] of line) {
    if (hasFailed) return;
    const since = performance.now();
    const holds = (await run(command, args)) === 0;
    console.log(holds ? `✓ ${name} (${elapsed(since)})` : `\n✗ ${name}`);
    hasFailed ||= !holds;
  }
}

let hasFailed = false;
await Promise.all(lines.map(walk));
if (hasFailed) process.exit(1);

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
