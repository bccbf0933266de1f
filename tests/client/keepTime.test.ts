import { expect, test } from 'vitest';
import { keepTime } from '#/client/keepTime.ts';

const here = Date.parse('2026-11-20T11:00:00Z');

/** What time it is after an answer with these headers. */
async function after(...answers: Record<string, string>[]): Promise<string> {
  const waiting = [...answers];
  const time = keepTime(
    async () => new Response('{}', { headers: waiting.shift() }),
    () => here,
  );
  while (waiting.length > 0) await time.fetch(new Request('https://a.example/api/me'));
  return time.now().toISOString();
}
const told = (date: string, cache = 'no-store') => ({ date, 'cache-control': cache });

test('it is as late as the server says, whatever the clock here', async () => {
  expect(await after()).toBe('2026-11-20T11:00:00.000Z');
  expect(await after(told('Thu, 10 Jan 2031 09:00:00 GMT'))).toBe('2031-01-10T09:00:00.000Z');
  expect(await after(told('Sun, 01 Jan 2023 00:00:00 GMT'))).toBe('2023-01-01T00:00:00.000Z');
});

test('the last answer counts; one that may have been kept, has no date or says nonsense changes nothing', async () => {
  const late = told('Thu, 10 Jan 2031 09:00:00 GMT');
  expect(await after(late, told('Fri, 20 Nov 2026 11:00:20 GMT'))).toBe('2026-11-20T11:00:00.000Z');
  for (const dull of [told('Sat, 01 Jan 2000 00:00:00 GMT', 'max-age=60'), {}, told('soon')])
    expect(await after(late, dull)).toBe('2031-01-10T09:00:00.000Z');
});
