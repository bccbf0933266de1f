import { afterEach, expect, test, vi } from 'vitest';
import { createStudio } from '#/studio/kernel/createStudio.ts';

afterEach(() => vi.unstubAllGlobals());

test('the Studio asks the server in its own language, before it knows its tenant and after', async () => {
  const asked: [string, string | null][] = [];
  const tenant = { id: 'one', secret: 'none', host: 'x.example', name: 'Uno' };
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push([new URL(request.url).pathname, request.headers.get('accept-language')]);
    const data = { result: { code: 0, info: 'OK' }, data: { tenants: [tenant] } };
    return Promise.resolve(
      asked.length === 1 ? Response.json(data) : new Response('{}', { status: 503 }),
    );
  });
  const storage = {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  } as unknown as Storage;
  const page = { origin: 'https://x.example', search: '', storage, tab: storage };
  const { client } = await createStudio(page, () => undefined);
  await client.call('getPublicConfiguration', { path: { name: 'x' } });
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map(([, language]) => language))).toEqual(new Set(['es']));
});
