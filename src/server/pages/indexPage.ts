import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Preloaded } from '#/contract/preloaded.ts';
import type { ScreenDocument } from '#/language/screen.ts';
import { createLazyParts } from './lazyParts.ts';

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
 * `index.html` with the answers that ride in it, at its end as data that nothing runs. Packed once for each
 * that differs.
 */
export function createIndexPage(folder: string) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const lazyParts = createLazyParts(join(folder, 'assets/lazy.json'));
  const packed = new Map<string, Promise<Buffer>>();

  return async (aboard: Aboard | undefined, accepted: string): Promise<SentPage> => {
    const text = aboard
      ? html
          .replace('</head>', () => `${lazyParts(aboard.screen).map(asLink).join('')}</head>`)
          .replace('</body>', () => `${asData(aboard.preloaded)}</body>`)
      : html;
    const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const encoding = (['br', 'gzip'] as const).find((each) => accepts(accepted, each));
    if (!encoding) return { etag: `"${etag}"`, body: Buffer.from(text) };
    const key = `${etag}-${encoding}`;
    const found = packed.get(key) ?? pack[encoding](text);
    packed.delete(key);
    packed.set(key, found);
    if (packed.size > MOST_KEPT) packed.delete(packed.keys().next().value!);
    return { etag: `"${key}"`, body: await found, encoding };
  };
}

const MOST_KEPT = 200;

/** What a page carries beside its own. */
interface Aboard {
  preloaded: Preloaded;
  screen?: ScreenDocument;
}

const asLink = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}">`
    : `<link rel="modulepreload" href="/${file}">`;

/** No `<` of a document ends the script that holds it. */
const asData = (preloaded: Preloaded) =>
  `<script id="preloaded" type="application/json">${JSON.stringify(preloaded).replaceAll('<', '\\u003c')}</script>`;

/** Whether a browser takes an encoding; `;q=0` says no. */
const accepts = (header: string, encoding: string) =>
  header
    .split(',')
    .map((each) => each.trim().toLowerCase().replaceAll(' ', ''))
    .some((each) => each.split(';')[0] === encoding && !/;q=0(\.0*)?$/.test(each));
