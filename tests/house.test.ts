import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountTypes } from '../src/domain/access/accountTypes.ts';
import { documentKinds } from '../src/domain/documentKinds/index.ts';
import { operationTypes } from '../src/domain/operations/index.ts';

/** What each room may import from other rooms, and whether it may touch React or the outside world. */
const law: Record<string, { rooms: string[]; react?: true; outside?: true }> = {
  contract: { rooms: [] },
  domain: { rooms: ['contract'] },
  language: { rooms: ['contract', 'domain'] },
  engine: { rooms: ['contract', 'domain', 'language'], react: true },
  client: { rooms: ['contract'] },
  server: { rooms: ['contract', 'domain', 'language'], outside: true },
  demo: { rooms: ['contract', 'domain', 'language', 'server'], outside: true },
  start: { rooms: ['server', 'demo'], outside: true },
  app: { rooms: ['contract', 'domain', 'language', 'engine', 'client'], react: true },
  studio: { rooms: ['contract', 'domain', 'language', 'engine', 'client'], react: true },
  tools: { rooms: ['contract', 'domain', 'language', 'server'], outside: true },
};

/**
 * The wings of the server from left to right, each with its folders: a folder imports its own wing and those to the
 * left of it. The room's root, where everything is put together, stands right of all.
 */
const wings: [wing: string, ...folders: string[]][] = [
  ['kernel', 'kernel', 'tables'],
  ['database', 'database', 'database/embedded', 'database/migrations'],
  ['ports', 'ports'],
  ['tenancy', 'words', 'tenants', 'releases'],
  ['http', 'http'],
  [
    'files',
    'files',
    'inspection',
    'inspection/pdf',
    'inspection/child',
    'inspection/pool',
    'pdf',
    'pdf/draw',
    'pdf/font',
    'pki',
    'pki/timestamps',
    'authority',
  ],
  ['identity', 'identity', 'mail'],
  ['messaging', 'notifications', 'alerts', 'decisions', 'support'],
  [
    ...['people', 'access', 'interveners', 'accounts', 'accounts/parties', 'accounts/bank', 'tin'],
    ...[
      'reference',
      'people',
      'people/drafts',
      'people/declarations',
      'people/photos',
      'questionnaires',
    ],
  ] as [string, ...string[]],
  [
    ...['investing', 'products', 'positions', 'operations', 'orders', 'debits', 'transfers', 'rd'],
    ...['settlement', 'settlement/executions', 'settlement/conservation'],
  ] as [string, ...string[]],
  ['documents', 'documents', 'papers', 'papers/dossiers', 'signatures'],
  ['payments', 'payments', 'payments/sandbox', 'pages'],
  ['staff', 'staff', 'reauthentication'],
  ['studio', 'studio'],
  ['calls', 'answers', 'idempotency', 'router', 'handlers'],
  ['running', 'backup', 'scheduler', 'dev'],
];

/** What may stand in a room's root beside folders: what is called from outside, and what puts the rest together. */
const entries: Record<string, RegExp> = {
  domain: /^simulation\.ts$/,
  language: /^(check|effective|issues)\.ts$/,
  engine: /^(Form|Screen)\.tsx$|\.css$|^css\.d\.ts$/,
  app: /^main\.tsx$/,
  studio: /^main\.tsx$/,
  server: /^(createServer|startServer)\.ts$|^fastify\.d\.ts$/,
  demo: /^(seedDemo|publishDue)\.ts$/,
  start: /./,
  contract: /./,
  client: /./,
  tools: /./,
};

const src = join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .map((file) => file.split(sep).join('/'));
const code = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const roomOf = (file: string) => file.split('/')[0] ?? '';

/** Every module that a file names, static or dynamic, type or value, or by its address, as workers' entries are. */
const importsOf = (file: string): string[] => importsIn(read(file));

function importsIn(source: string): string[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const pattern =
    /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?from\s)?['"]([^'"]+)['"]|import\(\s*(['"`])(.+?)\2|new URL\(\s*(['"`])([^'"`]+\.tsx?)\4,\s*import\.meta\.url/g;
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[3] ?? match[5] ?? '');
}

/** The Spanish words that are part of the application, for when no texts can be fetched. */
const builtInTexts = /^\.\.\/schemas\/texts\/(\w+\.)?es\.json$/;
/** What the Studio says, for whoever has not signed in yet too. */
const studioWords = /^\.\.\/schemas\/(texts\/(\w+\.)?|words\/(studio|changes)\.)es\.json$/;
/** The codes that the server's types are made of. */
const wordCodes = /^\.\.\/schemas\/(texts|words)\/(\w+\.)?es\.json$/;

/** The sentence that says which law an import breaks, or nothing. */
function breach(file: string, name: string): string | undefined {
  const room = roomOf(file);
  const rule = law[room];
  if (!rule) return `${file}: no room "${room}"`;
  if (name.startsWith('#/')) {
    const target = name.slice(2).split('/')[0] ?? '';
    if (target === room) return `${file}: inside a room paths are relative (${name})`;
    return rule.rooms.includes(target) ? undefined : `${file}: ${room} may not import ${target}`;
  }
  if (name.startsWith('.')) {
    const target = relative(src, join(src, file, '..', name))
      .split(sep)
      .join('/');
    if (room === 'app' && builtInTexts.test(target)) return undefined;
    if (room === 'studio' && studioWords.test(target)) return undefined;
    if (file === 'server/kernel/wordCode.ts' && wordCodes.test(target)) return undefined;
    return roomOf(target) === room ? undefined : `${file}: leaves its room by ${name}`;
  }
  if (name.startsWith('node:') && !rule.outside) return `${file}: ${room} does no I/O (${name})`;
  const isReact = /^(react|react-dom|react-router-dom|@rjsf\/core|lucide-react)(\/|$)/.test(name);
  return isReact && !rule.react ? `${file}: ${room} does not know React (${name})` : undefined;
}

/** The file that a module name leads to, below `src`; nothing for packages and for what is no code. */
function targetOf(file: string, name: string): string | undefined {
  if (!/^(\.|#\/).*\.(tsx?|css)$/.test(name)) return undefined;
  if (name.startsWith('#/')) return name.slice(2);
  const target = relative(src, join(src, file, '..', name))
    .split(sep)
    .join('/');
  return target.startsWith('..') ? undefined : target;
}

const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

/** Which folders each folder imports. */
function importsBetween(all: readonly string[]): Map<string, Set<string>> {
  const between = new Map<string, Set<string>>();
  for (const file of all)
    for (const name of importsOf(file)) {
      const target = targetOf(file, name);
      const [from, to] = [folderOf(file), target && folderOf(target)];
      if (to !== undefined && to !== from)
        between.set(from, (between.get(from) ?? new Set()).add(to));
    }
  return between;
}

/** Folders that import each other by some way around: what is left when everything that leads nowhere is taken away. */
function inCircles(between: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let left = [...between.keys()];
  for (;;) {
    const still = left.filter((folder) =>
      [...between.get(folder)!].some((target) => left.includes(target)),
    );
    if (still.length === left.length) return still;
    left = still;
  }
}

/** The sentence that says which wing an import breaks, or nothing. */
function wingBreach(file: string, name: string): string | undefined {
  const target = targetOf(file, name);
  const [from, to] = [folderOf(file), target && folderOf(target)];
  if (!from.startsWith('server/') || to === undefined || roomOf(`${to}/`) !== 'server')
    return undefined;
  const place = (folder: string) =>
    wings.findIndex(([, ...folders]) => folders.includes(folder.replace('server/', '')));
  const [here, there] = [place(from), to === 'server' ? wings.length : place(to)];
  if (here < 0) return `${from}: in no wing`;
  return there <= here ? undefined : `${file}: ${wings[here]![0]} may not import ${target}`;
}

/** Strings and patterns of a source that look for 6 letters or more of an operation type's name, or put it together. */
function matchesPart(written: string): string[] {
  const run = /(['"`])[A-Z_]*\1(?:\s*\+\s*(['"`])[A-Z_]*\2)+/g;
  const source = written.replace(run, (parts) => `+ '${parts.replace(/[^A-Z_]/g, '')}'`);
  const looked = [
    ...source.matchAll(/\.(?:includes|startsWith|endsWith|indexOf)\(\s*(['"`])(.*?)\1/g),
    ...source.matchAll(/\bRegExp\(\s*(?:String\.raw)?(['"`])(.*?)\1/g),
    ...source.matchAll(
      /(?<=[(=,:?|&!\s])(\/)((?![*/])(?:\\.|[^/\\\n])+)\/[dgimsuvy]*(?=[\s.,;)\]])/g,
    ),
    ...source.matchAll(/(['"`])([A-Z_]*)\1\s*\+/g),
    ...source.matchAll(/\+\s*(['"`])([A-Z_]*)\1/g),
    ...source.matchAll(/(`)([A-Z_]*)\$\{/g),
  ].map(([, , text]) => text!);
  return looked.filter((text) =>
    (text.match(/[A-Z_]{6,}/g) ?? []).some(
      (part) =>
        part.replaceAll('_', '').length >= 6 && partsOfTypes.some((name) => name.includes(part)),
    ),
  );
}

const partsOfTypes = Object.keys(operationTypes);

describe('the house', () => {
  test('has only the rooms of the law', () => {
    expect(new Set(files.map(roomOf))).toEqual(
      new Set(Object.keys(law).filter((room) => files.some((file) => roomOf(file) === room))),
    );
  });

  test('lets each room import only what the law allows', () => {
    const breaches = code.flatMap((file) =>
      importsOf(file).flatMap((name) => breach(file, name) ?? []),
    );
    expect(breaches).toEqual([]);
  });

  test('sees a forbidden import when there is one', () => {
    expect(breach('domain/x.ts', '#/start/main.ts')).toBeDefined();
    expect(breach('domain/x.ts', 'node:fs')).toBeDefined();
    expect(breach('app/x.tsx', '#/studio/y.ts')).toBeDefined();
    expect(breach('client/x.ts', 'react')).toBeDefined();
    expect(breach('domain/x.ts', '../server/y.ts')).toBeDefined();
    expect(breach('app/x/y.ts', '../../../schemas/screens/login.json')).toBeDefined();
    expect(breach('engine/x/y.ts', '../../../schemas/texts/es.json')).toBeDefined();
    expect(breach('app/x/y.ts', '../../../schemas/texts/es.json')).toBeUndefined();
    expect(breach('engine/x.tsx', '#/language/validation/validateForm.ts')).toBeUndefined();
  });

  test('sees every way to name a module', () => {
    const named = (source: string) => importsIn(source);
    expect(named("import { x } from '../x.ts';")).toEqual(['../x.ts']);
    expect(named("const x = await import('../x.ts');")).toEqual(['../x.ts']);
    expect(named('const x = await import(`../x.ts`);')).toEqual(['../x.ts']);
    expect(named("const x = new URL('../x.ts', import.meta.url);")).toEqual(['../x.ts']);
    expect(named('const x = new URL(\n  `../x.ts`,\n  import.meta.url,\n);')).toEqual(['../x.ts']);
    expect(named("const x = new URL('../x.json', import.meta.url);")).toEqual([]);
    expect(named("const x = new URL('/x.ts', origin);")).toEqual([]);
  });

  test('has no folders that import each other, by whatever way around', () => {
    expect(inCircles(importsBetween(code))).toEqual([]);
  });

  test('sees a circle when there is one', () => {
    const between = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b', 'd'])],
    ]);
    expect(inCircles(between)).toEqual(['a', 'b', 'c']);
  });

  test('lets each wing of the server import only what stands left of it', () => {
    const breaches = code.flatMap((file) =>
      importsOf(file).flatMap((name) => wingBreach(file, name) ?? []),
    );
    expect(breaches).toEqual([]);
    expect(wingBreach('server/http/x.ts', '../orders/y.ts')).toBeDefined();
    expect(wingBreach('server/new/x.ts', '../orders/y.ts')).toBeDefined();
    expect(wingBreach('server/orders/x.ts', '../http/y.ts')).toBeUndefined();
  });

  test('keeps in the root of a room nothing but entries', () => {
    const roots = files.filter((file) => file.split('/').length === 2);
    expect(roots.filter((file) => !entries[roomOf(file)]?.test(file.split('/')[1]!))).toEqual([]);
    const inward = code.flatMap((file) =>
      importsOf(file).flatMap((name) => {
        const target = targetOf(file, name);
        const isInward =
          target !== undefined &&
          folderOf(target) === roomOf(file) &&
          folderOf(file) !== roomOf(file) &&
          !target.endsWith('.d.ts');
        return isInward ? [`${file}: ${name}`] : [];
      }),
    );
    expect(inward).toEqual([]);
  });

  test('keeps an index a table and never a re-export', () => {
    const exported = code.filter(
      (file) =>
        /(^|\/)index\.tsx?$/.test(file) && /^export\s+(\*|\{[^}]*\})\s+from/m.test(read(file)),
    );
    expect(exported).toEqual([]);
  });

  test('names no file after nothing', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|types|constants)\.(tsx?)$/;
    expect(code.filter((file) => vague.test(file))).toEqual([]);
  });

  test('keeps files small and folders shallow', () => {
    const own = files.filter((file) => !file.includes('.gen.'));
    expect(own.filter((file) => read(file).split('\n').length > 301)).toEqual([]);
    expect(own.filter((file) => file.split('/').length > 4)).toEqual([]);
    const lines = own.map((file) => read(file).split('\n').length).sort((a, b) => a - b);
    expect(lines[lines.length >> 1]).toBeLessThanOrEqual(60);
  });

  test('names an operation type only in its record, in the contract and in data', () => {
    const names = Object.keys(operationTypes).join('|');
    const named = new RegExp(`(?<![\\w(])(${names})(?![\\w(])`);
    const own = [
      /^domain\/operations\/\w+\.ts$/,
      /^contract\/\w+\.gen\.ts$/,
      /^server\/database\/migrations\//,
      /^demo\/(accounts|world)\//,
    ];
    const elsewhere = code.filter(
      (file) => !own.some((place) => place.test(file)) && named.test(read(file)),
    );
    expect(elsewhere).toEqual([]);
    // Parts of a name stand where the whole of it may.
    const parts = code.filter(
      (file) => !own.some((place) => place.test(file)) && matchesPart(read(file)).length > 0,
    );
    expect(parts).toEqual([]);
    // A new type is a record, a line in the table, and a word in the record of whom it carries out or undoes.
    const records = code.filter((file) => own[0]!.test(file) && named.test(read(file)));
    for (const name of Object.keys(operationTypes)) {
      const said = new RegExp(`'${name}'|^  ${name}:`, 'm');
      expect([name, records.filter((file) => said.test(read(file))).length <= 4]).toEqual([
        name,
        true,
      ]);
    }
  });

  test.each([
    "const type = 'SUSCRI' + 'PCION';",
    "const type = 'RES' + 'CA' + 'TE';",
    "const type = 'SUSCRI' + rest;",
    "const type = start + 'CRIPCION';",
    'const type = `TRASPASO_${direction}`;',
    "const is = type.endsWith('CION_PERIODICA');",
    'const is = type.startsWith(`TRASPASO_`);',
    "const is = type.includes('REEMBOLSO');",
    'const is = /^SOLICITUD_TRASP/.test(type);',
    'const is = type.match(/(RESCATE|other)/i);',
    "const is = new RegExp('^SOLICITUD_TRASP').test(type);",
    'const is = new RegExp(String.raw`HERENCIA\\b`).test(type);',
  ])('sees a part of an operation type: %s', (source) => {
    expect(matchesPart(source)).not.toEqual([]);
  });

  test.each([
    "const is = type.startsWith('SNCE');",
    "const is = subcategory.startsWith('ORDEN_DE');",
    'const is = /PORCENT|PERCENT/.test(type);',
    "const is = state.startsWith('REGISTERED') || state.endsWith('_ENTRA');",
    "const path = '/operations/' + uuid;",
    "const state = 'PART' + 'IAL'; const way = 'ENTRADA';",
    '// SOLICITUD_TRASP is said in a comment',
  ])('sees no part of an operation type in: %s', (source) => {
    expect(matchesPart(source)).toEqual([]);
  });

  test('names a kind of document or of account only in its record and in data', () => {
    const named = [...Object.keys(documentKinds), ...Object.keys(accountTypes)].map(
      (name) => `'${name}'`,
    );
    const own = [
      /^domain\/(documentKinds\/index|access\/accountTypes)\.ts$/,
      /^domain\/operations\/\w+\.ts$/,
      /^contract\/\w+\.gen\.ts$/,
      /^server\/(database\/migrations\/|tables\/)/,
      /^demo\//,
      // What is drawn on each kind, and an example of a widget.
      /^server\/papers\//,
      /^language\/widgets\/file\.ts$/,
    ];
    const elsewhere = code.filter(
      (file) =>
        !own.some((place) => place.test(file)) && named.some((name) => read(file).includes(name)),
    );
    expect(elsewhere).toEqual([]);
  });

  test('has nobody speak to the database or the network outside its room', () => {
    const pg = code.filter(
      (file) =>
        importsOf(file).some((name) => /^(pg|kysely|fastify)$/.test(name)) &&
        !['server', 'demo'].includes(roomOf(file)),
    );
    const fetches = code.filter(
      (file) =>
        /[^.\w]fetch\(/.test(read(file)) && !['client', 'server', 'tools'].includes(roomOf(file)),
    );
    expect([...pg, ...fetches]).toEqual([]);
  });

  test('draws properties with the seed that all of them share', () => {
    const tests = join(src, '../tests');
    const direct = readdirSync(tests, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^(bench|support)[\\/]/.test(file))
      .filter((file) => /^import fc .*'fast-check'/m.test(readFileSync(join(tests, file), 'utf8')));
    expect(direct).toEqual([]);
  });
});
