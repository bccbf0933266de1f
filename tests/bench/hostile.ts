import { runSection, type Row } from '../support/benchSection.ts';
import { sections } from './hostile/index.ts';

/**
 * What a hostile review tried, and what is like it, against products that run: nothing of it may work.
 * `HOSTILE=hosts,sessions` runs some of it alone, `HOSTILE_UPLOADS=100` sends fewer files.
 */
export async function run() {
  // Products are started as they are in use.
  await import('../../src/tools/buildFirst.ts');
  const wanted = process.env.HOSTILE?.split(',') ?? Object.keys(sections);
  const rows: Row[] = [];
  for (const name of wanted) {
    const section = sections[name];
    if (!section) throw new Error(`no section ${name}: ${Object.keys(sections).join(', ')}`);
    rows.push(...(await runSection(name, section)));
  }
  return { name: 'hostile', rows };
}
