import { describe, expect, test } from 'vitest';
import { loggedIn } from './scripted.ts';

const csv = 'a;b\n'.repeat(5_000);
const answers = (response: () => Response) => ({ 'POST /operations/download': response });

describe('a download', () => {
  test('tells of its bytes as they come, up to the last', async () => {
    const { client } = await loggedIn(
      answers(() => new Response(csv, { headers: { 'content-type': 'text/csv' } })),
    );
    const told: number[] = [];
    const { data } = await client.download('createOperationsDownload', {}, (bytes) =>
      told.push(bytes),
    );
    expect(told.at(-1)).toBe(csv.length);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(await data?.blob.text()).toBe(csv);
  });

  test('that is refused tells of none', async () => {
    const { client } = await loggedIn(
      answers(() => Response.json({ result: {} }, { status: 422 })),
    );
    const told: number[] = [];
    const { problem } = await client.download('createOperationsDownload', {}, (bytes) =>
      told.push(bytes),
    );
    expect([problem?.status, told]).toEqual([422, []]);
  });
});
