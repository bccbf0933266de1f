import { expect, test } from 'vitest';
import { fc } from '../../support/fc.ts';
import { world } from '../../support/stories/storyPlan.ts';
import { tellStories } from '../../support/stories/tellStories.ts';
import { isWhole } from '../../support/sweep.ts';

/** `WORLDS=20 MOMENTS=40 TELLERS=20` for many; `npm run bench -- stories` says what came of them. */
const [WORLDS, MOMENTS, TELLERS] = ['WORLDS', 'MOMENTS', 'TELLERS'].map((name, index) =>
  Number(process.env[name] ?? [1, 6, 6][index]),
) as [number, number, number];

const { seed } = fc.readConfigureGlobal() ?? {};
const worlds = fc.sample(world(MOMENTS, TELLERS), { numRuns: WORLDS, seed });

test.runIf(isWhole).each(worlds.map((each, index) => [index, each] as const))(
  'money is where everybody says, whatever is ordered, signed, paid, taken back or broken (%i)',
  async (_, each) => {
    const { found, told, ...counts } = await tellStories(each);
    expect(found, `${JSON.stringify(counts)}\n${told.join('\n')}`).toEqual([]);
    expect(counts.executed).toBeGreaterThan(0);
  },
  600_000,
);
