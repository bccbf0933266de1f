import { fc } from '../support/fc.ts';
import { world } from '../support/stories/storyPlan.ts';
import { tellStories, type Told } from '../support/stories/tellStories.ts';

const [WORLDS, MOMENTS, TELLERS] = ['WORLDS', 'MOMENTS', 'TELLERS'].map((name, index) =>
  Number(process.env[name] ?? [15, 30, 20][index]),
) as [number, number, number];

/** Three hundred random stories through the API, in worlds of twenty at once; what breaks a law is printed with its diary. */
export async function run() {
  const { seed } = fc.readConfigureGlobal() ?? {};
  const began = performance.now();
  const all: Told[] = [];
  for (const [index, each] of fc
    .sample(world(MOMENTS, TELLERS), { numRuns: WORLDS, seed })
    .entries()) {
    const told = await tellStories(each);
    all.push(told);
    const { found, told: diary, ...counts } = told;
    console.log(`world ${index}: ${JSON.stringify(counts)}`);
    if (found.length > 0) console.log(`${diary.join('\n')}\n${JSON.stringify(found, null, 1)}`);
  }
  const sum = (of: (told: Told) => number) => all.reduce((total, told) => total + of(told), 0);
  const broken = sum(({ found }) => found.length);
  return {
    name: 'stories',
    rows: [
      { name: 'stories', value: sum(({ stories }) => stories), unit: '' },
      { name: 'days', value: sum(({ days }) => days), unit: '' },
      { name: 'calls', value: sum(({ steps }) => steps), unit: '' },
      { name: 'orders', value: sum(({ orders }) => orders), unit: '' },
      { name: 'carried out', value: sum(({ executed }) => executed), unit: '' },
      { name: 'checks', value: sum(({ checks }) => checks), unit: '' },
      { name: 'laws broken', value: broken, unit: '', limit: 0, ok: broken === 0 },
      { name: 'all of it', value: Math.round((performance.now() - began) / 1000), unit: 's' },
    ],
  };
}
