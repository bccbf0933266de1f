import { describe, expect, it } from 'vitest';
import page from '../../schemas/texts/page.es.json' with { type: 'json' };
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import type { LocksDocument } from '#/language/documents/locksDocument.ts';
import { honestShell, shellAttacks } from '../support/attacks/shellWords.ts';
import { base, file } from '../support/documents.ts';

const ground = base.filter(({ file: path }) =>
  /^schemas\/(texts|locks|navigation|screens\/(position|login|operations|cancel)|forms\/cancel)/.test(
    path,
  ),
);
const faultsOf = (language: string, texts: Readonly<Record<string, string>>) => {
  const path = `tenants/sly/texts/${language}.json`;
  return check([...ground, file(path, texts)], openapi)
    .filter((one) => one.severity === 'error' && one.file === path)
    .map(({ pointer, message }) => ({ pointer, message }));
};

describe('the words of the program', () => {
  it.each(shellAttacks.map((one) => [one.what, one] as const))(
    'are not turned, %s',
    (_what, { language, texts, at }) => {
      const faults = faultsOf(language, texts);
      expect(new Set(faults.map(({ pointer }) => pointer))).toEqual(
        new Set(at.map((key) => `/${key}`)),
      );
      for (const { message } of faults) expect(message).toMatch(/^[\p{Lu}«].*\.$/su);
    },
  );

  it.each(honestShell)('can be said otherwise where nothing hangs on them: $what', (one) => {
    expect(faultsOf(one.language, one.texts)).toEqual([]);
  });

  it('hold every question of consent, of leaving and of the session', () => {
    const table = JSON.parse(
      base.find((one) => one.file === 'schemas/locks.json')!.text,
    ) as LocksDocument;
    const held = Object.values(table.locks).flatMap(({ texts = [] }) => texts);
    const grave = Object.keys(page).filter((code) =>
      /^page\.(?:admin|consent|leave|logout|session|unreachable)/.test(code),
    );
    expect(grave.length).toBeGreaterThan(15);
    expect(grave.filter((code) => !held.includes(code))).toEqual([]);
  });
});
