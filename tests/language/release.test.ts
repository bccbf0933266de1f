import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { sha256 } from '#/language/values/hash.ts';
import { buildRelease } from '#/language/release/release.ts';
import { runtime } from '#/language/validation/runtime.ts';
import { base, file, tenants } from '../support/documents.ts';
import { loadModule } from '../support/judges.ts';

const releases = Object.entries(tenants).map(
  ([name, files]) => [name, buildRelease(base, files, openapi)] as const,
);

describe.each(releases)('the release of %s', (name, { id, manifest, blobs, problems }) => {
  it('has no errors', () => {
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is addressed by the hash of its exact bytes, and so is everything in it', () => {
    expect(blobs.get(id)).toBe(JSON.stringify(manifest));
    for (const [hash, text] of blobs) expect(sha256(text)).toBe(hash);
    for (const hash of [
      ...Object.values(manifest.documents),
      ...Object.values(manifest.validators),
    ])
      expect(blobs.has(hash)).toBe(true);
  });

  it('names its tenant, its screens with their forms, and its languages in order', () => {
    expect(manifest.tenant).toBe(name);
    expect(manifest.screens.login).toMatchObject({
      path: '/login',
      name: 'login',
      guest: true,
      forms: ['login'],
    });
    expect(manifest.languages[0]).toBe('es');
  });

  it('asks of staff no form that they never see on a page that they may read', () => {
    expect(manifest.screens['kycForm']!.forms).toEqual(['kyc-natural', 'kyc-legal']);
    expect(manifest.screens['kycForm']!.asks!.forms).toEqual([]);
    expect(manifest.screens['profileFatca']!.asks!.forms).not.toEqual([]);
  });

  it('has a validator for each form, ready to run', () => {
    for (const hash of Object.values(manifest.validators))
      expect(loadModule(blobs.get(hash)!)(runtime)({ answers: {} })).toBe(true);
    expect(Object.keys(manifest.validators)).toContain('login');
  });

  it('keeps the credentials of its hosts to itself', () => {
    for (const text of blobs.values()) expect(text).not.toContain('consumer_secret"');
  });
});

describe('a release', () => {
  const own = tenants.almadraba!;

  it('is the same for the same texts, and another for one changed letter', () => {
    const [, first] = releases.find(([name]) => name === 'almadraba')!;
    expect(buildRelease(base, own, openapi).id).toBe(first.id);
    const changed = base.map((one) =>
      one.file === 'schemas/forms/login.json' ? { ...one, text: `${one.text} ` } : one,
    );
    expect(buildRelease(changed, own, openapi).id).not.toBe(first.id);
  });

  it('says what is wrong and leaves the broken form without validator', () => {
    const broken = base.map((one) =>
      one.file === 'schemas/forms/login.json'
        ? file(one.file, one.text.replace('"widget": "text"', '"widget": "txt"'))
        : one,
    );
    const { problems, manifest } = buildRelease(broken, own, openapi);
    expect(problems.map((problem) => `${problem.file}:${problem.pointer}`)).toContain(
      'schemas/forms/login.json:/fields/username/widget',
    );
    expect(manifest.validators).not.toHaveProperty('login');
  });
});
