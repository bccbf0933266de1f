import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { OperationId, Result } from '#/contract/call.ts';
import { calls } from '#/contract/calls.gen.ts';
import { refreshed } from '../../../src/app/ports/refreshed.ts';

const ids = Object.keys(calls) as OperationId[];
const done = { data: {}, status: 200 } as unknown as Result<unknown>;
const refused = {
  problem: { status: 422, name: 'x', message: 'x', errors: [] },
} as Result<unknown>;

/** A page with one thing on show, which is asked for through the calls as screens ask. */
async function page(ask: OperationId, result: Result<unknown>) {
  const queries = new QueryClient();
  const revalidate = vi.fn();
  const told = refreshed({ queries, revalidate });
  const queryFn = vi.fn(() => Promise.resolve(told(ask, result) && 'answer'));
  const stop = new QueryObserver(queries, { queryKey: ['shown'], queryFn, retry: false }).subscribe(
    () => undefined,
  );
  const settled = () => vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  await settled();
  return { told, queryFn, revalidate, settled, stop };
}

test('what only reads sets off nothing, by whatever method it is asked', async () => {
  const reading = ids.filter((id) => calls[id].reads);
  expect(reading.filter((id) => calls[id].method === 'POST').length).toBeGreaterThan(3);
  for (const id of reading) {
    const { queryFn, revalidate, settled, stop } = await page(id, done);
    await settled();
    stop();
    expect([id, queryFn.mock.calls.length, revalidate.mock.calls.length]).toEqual([id, 1, 0]);
  }
});

test('what changed something has what is on show asked for once more, and what was refused does not', async () => {
  const { told, queryFn, revalidate, settled, stop } = await page('getMe', done);
  told('updateIntervener', refused);
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(1);
  told('updateIntervener', done);
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(revalidate).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ['whose answer was lost', { status: 0, lost: true }],
  ['that came too late', { status: 409 }],
])('a change %s has what is on show asked for, and not the address', async (_, said) => {
  const problem = { name: 'x', message: 'x', errors: [], ...said };
  const { told, queryFn, revalidate, settled, stop } = await page('getMe', done);
  told('confirmSignature', { problem } as Result<unknown>);
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(revalidate).not.toHaveBeenCalled();
  stop();
});
