import { expect, test } from 'vitest';
import { createLeaving } from '../../../src/app/session/leaving.ts';

test('everything that is still here is kept, a failure of one beside the others', async () => {
  const leaving = createLeaving();
  const log: string[] = [];
  const forget = leaving.add(() => Promise.resolve(void log.push('gone')));
  leaving.add(() => Promise.reject(new Error('refused')));
  leaving.add(() => Promise.resolve(void log.push('kept')));
  forget();
  await leaving.keepAll();
  expect(log).toEqual(['kept']);
});

test('a server that never answers holds nobody back', async () => {
  const leaving = createLeaving();
  leaving.add(() => new Promise(() => undefined));
  await leaving.keepAll(10);
});
