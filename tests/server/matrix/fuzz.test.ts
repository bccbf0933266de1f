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
    const { malformed, fields, faults, p99 } = await fuzz(server, { each: 12, texts: 1 });
    expect(faults).toEqual([]);
    expect(malformed).toBeGreaterThan(1_300);
    expect(fields).toBeGreaterThan(1_000);
    expect(p99).toBeLessThan(1_000);
  },
);
