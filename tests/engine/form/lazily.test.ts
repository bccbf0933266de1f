import { expect, test, vi } from 'vitest';
import { lazily } from '#/engine/form/lazily.ts';

test('begins when it is first waited for, and once', async () => {
  const begin = vi.fn(async () => 'rules');
  const coming = lazily(begin);
  expect(begin).not.toHaveBeenCalled();
  expect(await Promise.all([coming, coming])).toEqual(['rules', 'rules']);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('begins again after it has failed', async () => {
  let tries = 0;
  const coming = lazily(async () => {
    if (++tries === 1) throw new Error('lost');
    return tries;
  });
  await expect((async () => await coming)()).rejects.toThrow('lost');
  expect(await coming).toBe(2);
});
