import { expect, test } from 'vitest';
import { dropPlaces } from '#/studio/editor/dropPlaces.ts';
import type { ListedQuestion, ListedStep } from '#/studio/editing/questionList.ts';

const one = (name: string, column?: string, columns: ListedQuestion[] = []): ListedQuestion => ({
  id: { in: 'form/x', name, ...(column !== undefined && { column }) },
  title: name,
  columns,
});
const [name, share] = [one('rows', 'name'), one('rows', 'share')];
const rows = one('rows', undefined, [name, share]);
const step = (id: string, questions: ListedQuestion[], isLocked = false): ListedStep => ({
  ...{ step: id, title: id, isLocked, takesBefore: true, questions },
});
const [a, b, c, law] = [one('a'), one('b'), one('c'), one('law')];
const steps = [step('first', [a, b]), step('second', [c, rows]), step('law', [law], true)];
const over = (dragged: ListedQuestion, target: ListedQuestion) =>
  dropPlaces(steps, dragged, target);

test('a question stands before or behind the one it is let go on, on whatever page', () => {
  expect(over(c, a)).toEqual({
    before: { step: 'first', before: 'a' },
    behind: { step: 'first', before: 'b' },
  });
  expect(over(a, rows)).toEqual({
    before: { step: 'second', before: 'rows' },
    behind: { step: 'second', before: undefined },
  });
});

test('behind its own neighbour is not before itself', () => {
  expect(over(b, a)?.behind).toEqual({ step: 'first', before: undefined });
});

test('columns stay among those of their rows', () => {
  expect(over(share, name)).toEqual({ before: { before: 'name' }, behind: { before: undefined } });
  expect(over(share, a)).toBeUndefined();
  expect(over(a, name)).toBeUndefined();
});

test('nothing is let go on itself, nor on a page that the law holds', () => {
  expect(over(a, a)).toBeUndefined();
  expect(over(a, law)).toBeUndefined();
});
