import { join } from 'node:path';
import { launch } from '../support/browser.ts';
import { buildPages } from './forms/build.ts';
import { serve } from './forms/serve.ts';
import { subjects } from './forms/subjects.ts';
import { tableOf } from './forms/tableOf.ts';
import { visit, type Figures } from './forms/visit.ts';

const VISITS = Number(process.env.VISITS ?? 9);
const SIZES = [50, 200, 500, 1_000];
/** Sizes at which nothing may take long while somebody types. */
const PROBES = [50, 100, 150, 200, 250, 300, 350, 400, 450, 500];

/**
 * Forms of 50 to 1,000 questions in Chromium: ours, plain rjsf, the other libraries of `peers`,
 * and React by hand as the limit, visited in turns so that whatever the machine does hits all of them.
 */
export async function run() {
  const folder = join(import.meta.dirname, '../../.bench/forms');
  await buildPages(subjects, [...new Set([...SIZES, ...PROBES])], folder);
  const server = await serve(folder);
  const browser = await launch();
  const found = new Map<string, Figures[]>();
  const keep = (key: string, figures: Figures) =>
    found.set(key, [...(found.get(key) ?? []), figures]);
  try {
    for (let turn = 0; turn < VISITS; turn++)
      for (const size of SIZES)
        for (const subject of turn % 2 ? subjects.toReversed() : subjects)
          keep(`${subject.name} ${size}`, await visit(browser, server.url, subject, size));
    for (const size of PROBES)
      for (const subject of [subjects[0]!, subjects.at(-1)!])
        keep(`probe ${subject.name} ${size}`, await visit(browser, server.url, subject, size));
  } finally {
    await browser.close();
    server.close();
  }
  return { name: `forms: ${VISITS} visits each, median`, rows: tableOf(found, SIZES, PROBES) };
}
