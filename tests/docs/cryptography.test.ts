import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowsOf } from './rowsOf.ts';

const root = join(import.meta.dirname, '../..');
const src = join(root, 'src');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.gen.'))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

/** Every use of a pattern, as what its group found. */
const found = (pattern: RegExp) =>
  code.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, what: match[1]! })),
  );

test('the code uses the algorithms that the inventory lists, and no others', () => {
  const inventory = rowsOf(page, 'used for')
    .map((cells) => cells[1]!.toLowerCase())
    .join('\n');
  const named = found(/create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(\s*'([^']+)'/g);
  const called = found(/\b(scrypt|pbkdf2|hkdf|argon2)(?:Sync)?\b/g);
  expect(named.length).toBeGreaterThan(5);
  const strangers = [...named, ...called].filter(
    ({ what }) => !inventory.includes(what.toLowerCase()),
  );
  expect(strangers).toEqual([]);
  expect(found(/create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(\s*([^'\s)])/g)).toEqual([]);
  // A name that is the same everywhere, and proves nothing.
  expect(named.filter(({ what }) => what === 'sha1').map(({ file }) => file)).toEqual([
    join('server', 'kernel', 'uuidOf.ts'),
  ]);
});

test('chance that has to be unguessable comes from node:crypto, 128 bits at least', () => {
  expect(found(/\b(Math\.random)\b/g)).toEqual([]);
  const bytes = found(/\brandomBytes\((\d+)\)/g).map(({ what }) => Number(what));
  expect(bytes.length).toBeGreaterThan(3);
  expect(Math.min(...bytes)).toBeGreaterThanOrEqual(16);
  const short = found(/\b(randomInt)\(/g).map(({ file }) => file.replaceAll('\\', '/'));
  expect([...new Set(short)].sort()).toEqual([
    'server/signatures/codeHash.ts',
    'server/signatures/sandboxProvider.ts',
  ]);
});
