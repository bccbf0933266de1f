import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../../support/matrix/fuzz.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
}, 300_000);
afterAll(() => server.close());

test(
  'whatever is sent to a call, it is refused in words, soon, and nothing breaks',
  { timeout: 120_000 },
  async () => {
    const { count, faults, p99 } = await fuzz(server, 12);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(1_300);
    expect(p99).toBeLessThan(1_000);
  },
);
