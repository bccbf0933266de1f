import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { isWhole, swept } from '../support/sweep.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../src/tools/check.ts'), ...args], {
    encoding: 'utf8',
  });

/** Every tenant takes as long as the first. */
const oneTenant = isWhole ? [] : ['--tenant', 'almadraba'];

describe('npm run check', () => {
  it.runIf(isWhole)('passes over the documents of the repository', () => {
    const { status, stdout } = run();
    expect(stdout).toMatch(/\b0 errores/);
    expect(status).toBe(0);
  });

  it('answers machines in JSON', () => {
    const { status, stdout } = run('--json', ...oneTenant);
    const problems = JSON.parse(stdout) as FileDiagnostic[];
    expect(status).toBe(0);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('knows only tenants that are there', () => {
    const { status, stderr } = run('--tenant', 'nobody');
    expect(stderr).toContain('almadraba');
    expect(status).toBe(1);
  });

  it('tells per tenant what another contract would break', () => {
    const contract = structuredClone(openapi);
    Reflect.deleteProperty(contract.paths, '/interveners/{id}/balance');
    const path = join(folder, 'contract.json');
    writeFileSync(path, JSON.stringify(contract));
    const { status, stdout } = run('--contract', path, ...oneTenant);
    expect(stdout).toMatch(/^almadraba: \d+ problemas$/m);
    expect(stdout).toContain('schemas/screens/position.json:/data/balance/call');
    expect(status).toBe(1);
  });

  it('takes one document of the contract beside the others as they are', () => {
    const own = readFileSync(join(import.meta.dirname, '../../openapi/studio.yaml'), 'utf8');
    const path = join(folder, 'studio.yaml');
    writeFileSync(path, own);
    const { status, stdout } = run('--contract', path, '--tenant', 'faro');
    expect(stdout).toBe('faro: nada se rompe\n');
    expect(status).toBe(0);
  });

  const wrong: [string, string?][] = [
    ['is not there'],
    ['is no JSON', '{'],
    ['has no paths', '{"openapi":"3.1.0"}'],
    [
      'names what it does not have',
      '{"paths":{"/a":{"get":{"operationId":"a","x":{"$ref":"#/components/schemas/B"}}}}}',
    ],
  ];
  it.each(swept(wrong, 2))('says in one line that a contract %s', (_, text) => {
    const path = join(folder, 'bad.json');
    rmSync(path, { force: true });
    if (text) writeFileSync(path, text);
    const { status, stderr } = run('--contract', path);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`The contract ${path}`)]);
    expect(status).toBe(1);
  });
});
