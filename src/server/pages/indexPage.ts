import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Preloaded } from '#/contract/preloaded.ts';
import { createLazyParts, type PartFile } from './lazyParts.ts';
import type { Aboard } from './preload.ts';

/** A page as it is sent: its bytes, how they are packed, and what names them. */
export interface SentPage {
  etag: string;
  body: Buffer;
  encoding?: 'br' | 'gzip';
}

const pack = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * `index.html` with the answers that ride in it, at its end as data that nothing runs. Made once for each name and
 * packed once for each way in which browsers take it: who asks again costs a look.
 */
export function createIndexPage(folder: string) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const lazyParts = createLazyParts(join(folder, 'assets/lazy.json'));
  const pages = createKept<{ text: string; etag: string }>();
  const packed = createKept<Buffer>();

  async function write(make: () => Promise<Aboard | undefined>) {
    const aboard = await make();
    const text = aboard
      ? html
          .replace('</head>', () => `${lazyParts(aboard.screen).map(asLink).join('')}</head>`)
          .replace('</body>', () => `${asData(aboard.preloaded)}</body>`)
      : html;
    return { text, etag: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
  }

  return async (
    name: string,
    make: () => Promise<Aboard | undefined>,
    accepted: string,
  ): Promise<SentPage> => {
    const { text, etag } = await pages(name, () => write(make));
    const encoding = (['br', 'gzip'] as const).find((each) => accepts(accepted, each));
    if (!encoding) return { etag: `"${etag}"`, body: Buffer.from(text) };
    const key = `${etag}-${encoding}`;
    return { etag: `"${key}"`, body: await packed(key, () => pack[encoding](text)), encoding };
  };
}

/** Keeps what was made, the last used of them; what failed is made again. */
function createKept<T>() {
  const kept = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return found;
  };
}

/** Some 70 KB each. */
const MOST_KEPT = 200;

const asLink = ({ file, isSecond }: PartFile) => {
  const what = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${what} crossorigin${isSecond ? ' fetchpriority="low"' : ''} href="/${file}">`;
};

/** No `<` of a document ends the script that holds it. */
const asData = (preloaded: Preloaded) =>
  `<script id="preloaded" type="application/json">${JSON.stringify(preloaded).replaceAll('<', '\\u003c')}</script>`;

/** Whether a browser takes an encoding; `;q=0` says no. */
const accepts = (header: string, encoding: string) =>
  header
    .split(',')
    .map((each) => each.trim().toLowerCase().replaceAll(' ', ''))
    .some((each) => each.split(';')[0] === encoding && !/;q=0(\.0*)?$/.test(each));
