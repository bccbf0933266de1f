import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What each room may import from other rooms, and whether it may touch React or the outside world. */
const law: Record<string, { rooms: string[]; react?: true; outside?: true }> = {
  contract: { rooms: [] },
  domain: { rooms: ['contract'] },
  language: { rooms: ['contract', 'domain'] },
  engine: { rooms: ['contract', 'domain', 'language'], react: true },
  client: { rooms: ['contract'] },
  server: { rooms: ['contract', 'domain', 'language'], outside: true },
  app: { rooms: ['contract', 'domain', 'language', 'engine', 'client'], react: true },
  studio: { rooms: ['contract', 'domain', 'language', 'engine', 'client'], react: true },
  tools: { rooms: ['contract', 'domain', 'language'], outside: true },
};

const src = join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .map((file) => file.split(sep).join('/'));
const code = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const roomOf = (file: string) => file.split('/')[0] ?? '';

/** Every module that a file names, static or dynamic, type or value. */
function importsOf(file: string): string[] {
  const text = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
  const pattern =
    /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?from\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** The Spanish words that are part of the application, for when no texts can be fetched. */
const builtInTexts = /^\.\.\/schemas\/texts\/(\w+\.)?es\.json$/;

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
    return roomOf(target) === room ? undefined : `${file}: leaves its room by ${name}`;
  }
  if (name.startsWith('node:') && !rule.outside) return `${file}: ${room} does no I/O (${name})`;
  const isReact = /^(react|react-dom|react-router-dom|@rjsf\/core|lucide-react)(\/|$)/.test(name);
  return isReact && !rule.react ? `${file}: ${room} does not know React (${name})` : undefined;
}

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
    expect(breach('domain/x.ts', '#/server/main.ts')).toBeDefined();
    expect(breach('domain/x.ts', 'node:fs')).toBeDefined();
    expect(breach('app/x.tsx', '#/studio/y.ts')).toBeDefined();
    expect(breach('client/x.ts', 'react')).toBeDefined();
    expect(breach('domain/x.ts', '../server/y.ts')).toBeDefined();
    expect(breach('app/x/y.ts', '../../../schemas/screens/login.json')).toBeDefined();
    expect(breach('engine/x/y.ts', '../../../schemas/texts/es.json')).toBeDefined();
    expect(breach('app/x/y.ts', '../../../schemas/texts/es.json')).toBeUndefined();
    expect(breach('engine/x.tsx', '#/language/validation/validateForm.ts')).toBeUndefined();
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

  test('has nobody speak to the database or the network outside its room', () => {
    const pg = code.filter(
      (file) =>
        importsOf(file).some((name) => /^(pg|kysely|pg-boss|fastify)$/.test(name)) &&
        roomOf(file) !== 'server',
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
