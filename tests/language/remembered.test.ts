import { expect, it } from 'vitest';
import { remembered } from '#/language/values/remembered.ts';

/** A judge, and how often it was asked. */
function counted() {
  const asked: string[] = [];
  return { asked, judge: remembered((words) => (asked.push(words), words.length || undefined)) };
}

it('judges the same words once, whatever the answer is', () => {
  const { asked, judge } = counted();
  expect(['uno', 'uno', '', ''].map(judge)).toEqual([3, 3, undefined, undefined]);
  expect(asked).toEqual(['uno', '']);
});

it('keeps no long words, and not more than twenty thousand', () => {
  const { asked, judge } = counted();
  const long = 'x'.repeat(601);
  for (const words of [long, long]) expect(judge(words)).toBe(601);
  expect(asked).toEqual([long, long]);
  for (let turn = 0; turn <= 20_000; turn++) judge(`n${turn}`);
  const before = asked.length;
  judge('n20000');
  expect(asked.length).toBe(before);
  judge('n0');
  expect(asked.length).toBe(before + 1);
});
