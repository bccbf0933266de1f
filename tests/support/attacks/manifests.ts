import type { Manifest } from '../../../src/server/backup/manifest.ts';

/** Texts that lead out of a folder, in the ways in which paths are written. */
export const strayNames: readonly string[] = [
  '../../../etc/passwd',
  '..',
  '../manifest',
  '/etc/passwd',
  '//etc/passwd',
  '..\\..\\etc\\passwd',
  'C:\\Windows\\win.ini',
  '\\\\evil.example\\share',
  'file:///etc/passwd',
  '%2e%2e%2fetc%2fpasswd',
  '..%c0%afetc',
  'users\0.x',
  'users/../../x',
  './users',
  '.',
  '',
  'users"; drop table users; --',
  '__proto__',
  'pg_catalog.pg_authid',
];

/** Ways to lead a restore astray by its manifest: each is refused before a file or a table is touched. */
export const hostileManifests: readonly (readonly [
  what: string,
  spoil: (manifest: Manifest, name: string) => unknown,
])[] = [
  [
    'a table',
    ({ parts: [part, ...rest], ...manifest }, table) => ({
      ...manifest,
      parts: [{ ...part!, table }, ...rest],
    }),
  ],
  [
    'a tenant',
    ({ parts: [part, ...rest], ...manifest }, tenant) => ({
      ...manifest,
      parts: [{ ...part!, tenant }, ...rest],
    }),
  ],
  [
    'a file',
    ({ files: [file, ...rest], ...manifest }, uuid) => ({
      ...manifest,
      files: [{ size: '1', sha256: 'f'.repeat(64), ...file, uuid }, ...rest],
    }),
  ],
  [
    'a sequence',
    (manifest, name) => ({
      ...manifest,
      sequences: JSON.parse(`{${JSON.stringify(name)}: "1"}`) as Record<string, string>,
    }),
  ],
  ['a number', (manifest, name) => ({ ...manifest, sequences: { outbox_sequence_seq: name } })],
  ['a migration', (manifest, name) => ({ ...manifest, migrations: [name] })],
];
