import { relative } from 'node:path';
import { root } from './run.ts';

/** A test file as the report tells it: absolute path, times in milliseconds since 1970. */
export interface TestedFile {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: readonly unknown[];
}

/** A line for each of the files that took longest: seconds, number of tests, path. */
export const slowest = (files: readonly TestedFile[], count = 10): string[] =>
  files
    .map((file) => ({ ...file, seconds: (file.endTime - file.startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, assertionResults, name }) => {
      const tests = `${assertionResults.length} tests`;
      return `${seconds.toFixed(1).padStart(7)} s ${tests.padStart(11)}  ${relative(root, name)}`;
    });
