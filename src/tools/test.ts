import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { findPdfsig } from './pdfsig.ts';
import { root, run } from './run.ts';
import { slowest } from './slowest.ts';

type Step = [name: string, command: string, args: string[]];

const inCache = (name: string) => join(root, 'node_modules/.cache', name);
/** A file that says what it said is not looked at again: nothing but its own text and the options count. */
const remembering = ['--cache', '--cache-strategy=content', '--cache-location', inCache('format')];

/**
 * Everything that must hold before a test is run, taken from the front by two at once, because there are two
 * processors. What takes longest is begun first, beside all that takes seconds.
 */
const steps: Step[] = [
  ['lint of the source', 'eslint', ['src']],
  ['contract is fresh', 'node', ['src/tools/generate.ts', '--check']],
  ['documents', 'node', ['src/tools/check.ts']],
  ['build', 'node', ['src/tools/build.ts']],
  ['types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', inCache('types.json')]],
  ['format', 'prettier', ['--check', '--log-level', 'warn', ...remembering, '.']],
  ['databases', 'node', ['tests/support/tellTemplates.ts']],
  ['lint of the rest', 'eslint', ['.', '--ignore-pattern', 'src/**']],
];

const sizes = ['--all', '--long'];
const size = sizes.find((each) => process.argv.includes(each));
if (!size) process.env.TESTS = 'quick';
if (size === '--long') process.env.SWEEPS = 'whole';

const started = performance.now();
const elapsed = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Takes one step after another up to the first that does not hold: then nobody begins a step any more. */
async function walk(): Promise<void> {
  for (let step = steps.shift(); step && !hasFailed; step = steps.shift()) {
    const [name, command, args] = step;
    const since = performance.now();
    const holds = (await run(command, args)) === 0;
    console.log(holds ? `✓ ${name} (${elapsed(since)})` : `\n✗ ${name}`);
    hasFailed ||= !holds;
  }
}

let hasFailed = false;
await Promise.all([walk(), walk()]);
if (hasFailed) process.exit(1);

const report = inCache('test-report.json');
rmSync(report, { force: true });
const browser = await findChromium();
await findPdfsig();
const code = await run(
  'vitest',
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2).filter((argument) => !sizes.includes(argument)),
  ],
  { CHROMIUM: browser, NODE_ENV: 'test' },
);
const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`\nthe files that took longest:\n${slowest(testResults, 20).join('\n')}`);
console.log(`\nall of it in ${elapsed(started)}`);
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(code);
