import { afterEach, expect, test, vi } from 'vitest';
import { createStudio } from '#/studio/kernel/createStudio.ts';

afterEach(() => vi.unstubAllGlobals());

test('the Studio asks the server in its own language', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request.headers.get('accept-language'));
    return Promise.resolve(new Response('{}', { status: 503 }));
  });
  const storage = { getItem: () => null } as unknown as Storage;
  const page = { origin: 'https://x.example', search: '', storage, tab: storage };
  await expect(createStudio(page, () => undefined)).rejects.toBeDefined();
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set(['es']));
});
