import { codes } from './faults/codes.ts';
import { jobs } from './faults/jobs.ts';
import { killsEmbedded, killsGiven } from './faults/kills.ts';
import { redemptions } from './faults/redemptions.ts';
import { restore } from './faults/restore.ts';
import { runSection, type Row, type Section } from '../support/benchSection.ts';
import { again } from './faults/again.ts';
import { several } from './faults/several.ts';
import { simulation } from './faults/simulation.ts';

/** The quick ones first. */
const sections: Readonly<Record<string, Section>> = {
  simulation,
  restore,
  redemptions,
  codes,
  several,
  jobs,
  again,
  'kills-embedded': killsEmbedded,
  'kills-given': killsGiven,
};

/**
 * What must not happen to money: lost, doubled or half-written orders, payments and exports, whatever is
 * killed, sent again or asked at once. `SECTIONS=codes,several` runs some of it alone.
 */
export async function run() {
  const wanted = process.env.SECTIONS?.split(',') ?? Object.keys(sections);
  const rows: Row[] = [];
  for (const name of wanted) {
    const section = sections[name];
    if (!section) throw new Error(`no section ${name}: ${Object.keys(sections).join(', ')}`);
    rows.push(...(await runSection(name, section)));
  }
  return { name: 'faults', rows };
}
