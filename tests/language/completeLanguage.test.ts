import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { verbs } from '#/language/wording/verbs.ts';
import { sentences } from '#/app/kernel/sentences.ts';
import { base, tenants } from '../support/documents.ts';
import { file } from '../support/documents.ts';

const read = (path: string) =>
  JSON.parse(tenants.almadraba!.find((one) => one.file === path)!.text) as Record<string, unknown>;
const tenant = read('tenants/almadraba/tenant.json');
const english = read('tenants/almadraba/texts/en.json') as Record<string, string>;
const keys = Object.keys(english);
const spanish = Object.keys(verbs.es!).sort((a, b) => b.length - a.length);

const isCode = (key: string) => /^[a-z]\S*$/.test(key);

/** The Spanish words with the language's own verb in front, or at the end where it stands there. */
function saidIn(language: string, key: string): string {
  if (isCode(key)) return english[key]!;
  const verb = spanish.find((one) =>
    verbs.es![one]!.some(
      (form) => key.toLowerCase().startsWith(`${form} `) || key.toLowerCase() === form,
    ),
  );
  const form = verb && verbs[language]?.[verb]?.[0];
  if (!form) return key;
  return language === 'eu' ? `${key.replace(/^\S+\s?/, '')} ${form}` : key.replace(/^\S+/, form);
}

const errorsIn = (language: string, texts: Record<string, string>) =>
  check(
    [
      ...base,
      file('tenants/almadraba/tenant.json', {
        ...tenant,
        languages: { es: { order: 1, complete: true }, [language]: { order: 2, complete: true } },
      }),
      file(`tenants/almadraba/texts/${language}.json`, texts),
    ],
    openapi,
    { sentences: Object.values(sentences) },
  ).filter(({ severity }) => severity === 'error');

describe('a language that the product does not have', () => {
  it.each(['gl', 'eu', 'pt', 'fr'])('can be complete: %s', (language) => {
    const texts = Object.fromEntries(keys.map((key) => [key, saidIn(language, key)]));
    expect(errorsIn(language, texts)).toEqual([]);
  });

  it('can be complete without verbs of its own: what they bind stays Spanish', () => {
    const texts = Object.fromEntries(keys.map((key) => [key, isCode(key) ? english[key]! : key]));
    const bound = errorsIn('de', texts).map(({ pointer }) => pointer.slice(1));
    expect(bound.length).toBeGreaterThan(0);
    const others = Object.entries(texts).filter(([key]) => !bound.includes(key));
    expect(errorsIn('de', Object.fromEntries(others))).toEqual([]);
  });

  it('is not complete where an open sentence is missing', () => {
    const texts = Object.fromEntries(keys.slice(20).map((key) => [key, saidIn('gl', key)]));
    expect(errorsIn('gl', texts).length).toBeGreaterThan(0);
  });
});
