import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../../support/matrix/fuzz.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { isWhole, times } from '../../support/sweep.ts';

const EACH = times(12, 3);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

test.runIf(isWhole)(
  'whatever is sent to a call, it is refused in words, and nothing breaks',
  async () => {
    // How soon is measured by the benchmark: here, only that nobody waits for ever.
    const plan = { each: EACH, texts: 1, latest: 20_000 };
    const { malformed, fields, faults } = await fuzz(server, plan);
    expect(faults).toEqual([]);
    expect(malformed).toBeGreaterThan((1_300 / 12) * EACH);
    expect(fields).toBeGreaterThan(1_000);
  },
);
