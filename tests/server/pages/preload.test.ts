import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Preloaded } from '../../../src/contract/preloaded.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { createPreloaded } from '../../../src/client/preloaded.ts';
import { createIndexPage } from '../../../src/server/pages/indexPage.ts';
import { planPage, preload, type PageAsked } from '../../../src/server/pages/preload.ts';
import { servedNow } from '../../../src/server/tenants/servedNow.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
beforeAll(async () => {
  server = await startTestServer();
  mkdirSync(join(folder, 'assets'));
  const lazy = {
    FormBlock: ['assets/FormBlock-1.js', 'assets/Form-1.css'],
    Line: ['assets/Line-1.js'],
  };
  writeFileSync(join(folder, 'assets/lazy.json'), JSON.stringify(lazy));
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body><p>$&</p></body></html>');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What rides in a page, and its name. */
async function aboard({
  path = '/login',
  languages,
  host = 'almadraba.localhost',
}: Partial<PageAsked>) {
  const { context } = server;
  const served = await servedNow(context, context.hosts.at(host));
  const asked = { served, host, tenant: served[0]!.tenant, path, languages };
  const plan = (await planPage(context, asked))!;
  return { ...(await preload(context, asked, plan)), key: plan.key };
}

const named = ({ answers }: Preloaded) => answers.map(({ call, input }) => [call, input] as const);
const guest = { apikey: 'demo-almadraba-almadraba-localhost-api' };

describe('what rides in a page', () => {
  test('is what the calls themselves would answer', async () => {
    const { preloaded } = await aboard({ languages: 'en-GB,en;q=0.9' });
    for (const { call, input, answer } of preloaded.answers) {
      const { path = {}, query = {} } = input as Record<string, Record<string, string>>;
      const place = calls[call].path.replace(/\{(\w+)\}/g, (_, name: string) => path[name]!);
      const url = `/api${place}?${new URLSearchParams(query).toString()}`;
      const headers = { host: 'almadraba.localhost', ...guest };
      const asked = await server.ask('GET', url, { headers });
      expect(asked.statusCode, url).toBe(200);
      expect(asked.json(), url).toEqual(answer);
    }
    expect(preloaded.answers.map(({ call }) => call)).toContain('getTexts');
  });

  test.each([
    ['/login', ['form/login', 'screen/login']],
    ['/', ['screen/position', 'screen/login']],
    ['/account/operations/x', ['screen/operations', 'screen/login']],
    ['/no-such-page/%E0%A4', ['screen/login']],
  ])('at %s are the documents of that address and of the login', async (path, wanted) => {
    const { preloaded } = await aboard({ path });
    const { manifest } = preloaded.release;
    const hashes = named(preloaded).flatMap(([call, input]) =>
      call === 'getReleaseDocument' ? [(input as { path: { hash: string } }).path.hash] : [],
    );
    const names = Object.keys(manifest.documents).filter((name) =>
      hashes.includes(manifest.documents[name]!),
    );
    expect(names).toEqual(
      expect.arrayContaining([...wanted, 'navigation/navigation', 'style/style']),
    );
    expect(names.length).toBeLessThan(12);
  });

  test('the release is told as far as the page needs it, and as it is', async () => {
    const { preloaded } = await aboard({ path: '/account/operations' });
    const { hash, manifest } = preloaded.release;
    const headers = { host: 'almadraba.localhost', ...guest };
    const whole = (await server.ask('GET', `/api/releases/${hash}`, { headers })).json();
    expect(whole).toMatchObject(manifest);
    expect(Object.keys(manifest.screens)).toEqual(Object.keys(whole.screens));
    expect(Object.keys(manifest.documents)).toContain('codes/operation-types');
    expect(Object.keys(manifest.documents).length).toBeLessThan(20);
    expect(Object.keys(manifest.validators)).toEqual(['login']);
  });

  test('the language is the browser’s when the tenant speaks it, else its first', async () => {
    const langOf = async (languages?: string) => {
      const { preloaded } = await aboard({ languages });
      const texts = named(preloaded).find(([call]) => call === 'getTexts');
      return (texts?.[1] as { path: { lang: string } } | undefined)?.path.lang;
    };
    expect(await langOf('en;q=1')).toBe('en');
    expect([await langOf('fr'), await langOf('</script>'), await langOf()]).not.toContain('en');
  });
});

test('pages are told apart by what rides in them, and by nothing else that is asked', async () => {
  const keyOf = async (asked: Partial<PageAsked>) => (await aboard(asked)).key;
  const login = await keyOf({});
  expect(await keyOf({ languages: 'xx' })).toBe(login);
  expect(await keyOf({ path: '/login/' })).toBe(login);
  expect(await keyOf({ path: `/${'a'.repeat(2_000)}` })).toBe(await keyOf({ path: '/zz' }));
  const others = [
    { languages: 'en' },
    { path: '/' },
    { path: '/account/position' },
    { host: 'localhost' },
  ];
  const keys = await Promise.all(others.map(keyOf));
  expect(new Set([login, ...keys]).size).toBe(5);
});

describe('the page', () => {
  const page = async (accepted = '') => {
    const { preloaded, screen } = await aboard({});
    preloaded.answers.push({ call: 'getMe', input: {}, answer: '</script><script>alert(1)' });
    return createIndexPage(folder)('login', async () => ({ preloaded, screen }), accepted);
  };

  test('carries it as data that ends nothing before its end', async () => {
    const { body } = await page();
    const text = body.toString();
    expect(text).toContain('<p>$&</p>');
    expect(text.match(/<script/g)).toHaveLength(1);
    const data = /<script id="preloaded" type="application\/json">(.*?)<\/script>/s.exec(text)![1]!;
    const { answers } = JSON.parse(data) as Preloaded;
    expect(answers.at(-1)!.answer).toBe('</script><script>alert(1)');
  });

  test('names the parts that its screen is drawn by', async () => {
    const text = (await page()).body.toString();
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/FormBlock-1.js">');
    expect(text).toContain('<link rel="preload" as="style" crossorigin href="/assets/Form-1.css">');
    expect(text).not.toContain('Line-1');
  });

  test('has what only draws what it says in words fetched after all else', async () => {
    const { preloaded, screen } = await aboard({ path: '/account/position' });
    const make = async () => ({ preloaded, screen });
    const { body } = await createIndexPage(folder)('position', make, '');
    expect(body.toString()).toContain(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/Line-1.js">',
    );
  });

  test('is made once for its name, and again when that failed', async () => {
    const indexPage = createIndexPage(folder);
    let made = 0;
    const make = async () => {
      made += 1;
      if (made === 1) throw new Error('no database');
      return aboard({});
    };
    await expect(indexPage('login', make, 'br')).rejects.toThrow('no database');
    const pages = [await indexPage('login', make, 'br'), await indexPage('login', make, 'br')];
    expect(pages[0]).toEqual(pages[1]);
    expect(made).toBe(2);
  });

  test('is packed as the browser takes it, each under a name of its own', async () => {
    const [plain, br, gzip, none] = await Promise.all(
      ['', 'gzip, deflate, br', 'gzip', 'br;q=0, identity'].map(page),
    );
    expect(brotliDecompressSync(br!.body)).toEqual(plain!.body);
    expect(gunzipSync(gzip!.body)).toEqual(plain!.body);
    expect(none).toEqual(plain);
    expect(new Set([plain, br, gzip].map((each) => each!.etag)).size).toBe(3);
  });
});

test('an answer serves one call, of its own tenant and input', () => {
  const answers = [
    { call: 'getCurrentRelease' as const, input: {}, answer: { data: { hash: 'a' } } },
  ];
  const take = createPreloaded({ tenant: 'one', answers });
  expect(take('getCurrentRelease', {}, 'other')).toBeUndefined();
  expect(take('getRelease', { path: { hash: 'a' } }, 'one')).toBeUndefined();
  expect(take('getCurrentRelease', {}, 'one')).toEqual({ data: { hash: 'a' } });
  expect(take('getCurrentRelease', {}, 'one')).toBeUndefined();
  expect(createPreloaded(undefined)('getCurrentRelease', {})).toBeUndefined();
});
