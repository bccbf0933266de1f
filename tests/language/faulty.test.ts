import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { check } from '#/language/check.ts';
import { swept } from '../support/sweep.ts';
import { faulty } from './faulty/index.ts';
import { ground } from './faulty/variant.ts';

const errorsIn = (files: readonly DocumentFile[]) =>
  check(files, openapi, { thorough: true }).filter(({ severity }) => severity === 'error');

describe('a document with one mistake', () => {
  it('is looked at sixty times, and had none before', () => {
    expect(Object.values(faulty).flat().length).toBeGreaterThanOrEqual(60);
    expect(errorsIn(ground)).toEqual([]);
  });

  describe.each(Object.entries(faulty))('in %s', (_name, variants) => {
    it.each(swept(variants, 3).map((one) => [one.what, one] as const))(
      '%s is told in one sentence at its place',
      (_what, { file, text, at, says }) => {
        const files = ground.map((one) => (one.file === file ? { file, text } : one));
        const told = errorsIn(files).map((one) => `${one.file}:${one.pointer} ${one.message}`);
        expect(told).toEqual([expect.stringContaining(says)]);
        expect(told[0]).toContain(`${at} `);
      },
    );
  });
});
