import { describe, expect, it } from 'vitest';
import { isOfStudio } from '#/language/wording/isOfStudio.ts';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { verbs } from '#/language/wording/verbs.ts';
import { base, tenants } from '../support/documents.ts';
import { file } from '../support/documents.ts';

const read = (path: string) =>
  JSON.parse(tenants.almadraba!.find((one) => one.file === path)!.text) as Record<string, unknown>;
const tenant = read('tenants/almadraba/tenant.json');
/** What the product says in English by itself, and what the tenant adds: all that a language has to say. */
const english = Object.assign(
  {},
  ...base
    .filter((one) => /^schemas\/texts\/(\w+\.)?en\.json$/.test(one.file))
    .map(({ text }) => JSON.parse(text)),
  read('tenants/almadraba/texts/en.json'),
) as Record<string, string>;
const keys = Object.keys(english);
const locks = JSON.parse(base.find((one) => one.file === 'schemas/locks.json')!.text) as {
  locks: Record<string, { texts?: string[] }>;
};
const locked = new Set(Object.values(locks.locks).flatMap(({ texts = [] }) => texts));
/** What the server says by codes, as far as a tenant may say it. */
const words = Object.fromEntries(
  base
    .filter((one) => /^schemas\/words\/\w+\.es\.json$/.test(one.file))
    .flatMap(({ text }) => Object.entries(JSON.parse(text) as Record<string, string>))
    .filter(([code]) => !locked.has(code) && !isOfStudio(code)),
);
const spanish = Object.keys(verbs.es!).sort((a, b) => b.length - a.length);

const isCode = (key: string) => /^[a-z]\S*$/.test(key);

/** The Spanish words with the language's own verb in front, at the end where it stands there, or within a question. */
function saidIn(language: string, key: string): string {
  if (isCode(key)) return english[key]!;
  const words = key.toLowerCase().split(/[¿\s?]+/);
  const isAsked = key.startsWith('¿');
  const verb = spanish.find((one) =>
    verbs.es![one]!.some((form) =>
      isAsked ? words.includes(form) : `${words.join(' ')} `.startsWith(`${form} `),
    ),
  );
  const form = verb && verbs[language]?.[verb]?.[0];
  if (!form) return key;
  if (isAsked) return key.replace(new RegExp(verbs.es![verb]!.join('|'), 'i'), form);
  return language === 'eu' ? `${key.replace(/^\S+\s?/, '')} ${form}` : key.replace(/^\S+/, form);
}

const errorsIn = (language: string, texts: Record<string, string>, said = words) =>
  check(
    [
      ...base,
      file('tenants/almadraba/tenant.json', {
        ...tenant,
        languages: { es: { order: 1, complete: true }, [language]: { order: 2, complete: true } },
      }),
      file(`tenants/almadraba/texts/${language}.json`, texts),
      file(`tenants/almadraba/words/${language}.json`, said),
    ],
    openapi,
  ).filter(({ severity }) => severity === 'error');

/** Without what only the product may translate: it stays Spanish in a language that the product does not have. */
function opened(language: string, texts: Record<string, string>): Record<string, string> {
  const refused = errorsIn(language, texts)
    .filter(({ message }) => message.startsWith('Es el texto de un nodo bloqueado'))
    .map(({ pointer }) => pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~'));
  expect(refused.length).toBeGreaterThan(0);
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !refused.includes(key)));
}

describe('a language that the product does not have', () => {
  it.each(['gl', 'eu', 'pt', 'fr'])('can be complete: %s', (language) => {
    const texts = Object.fromEntries(keys.map((key) => [key, saidIn(language, key)]));
    expect(errorsIn(language, opened(language, texts))).toEqual([]);
  });

  it('is not complete where the server says something in Spanish', () => {
    const texts = Object.fromEntries(keys.map((key) => [key, saidIn('gl', key)]));
    const { 'notice.issue_answered': left, ...others } = words;
    expect(left).toBeTypeOf('string');
    const errors = errorsIn('gl', opened('gl', texts), others).map(({ message }) => message);
    expect(errors).toEqual(['Sin traducir al «gl»: «notice.issue_answered».']);
  });

  it('can be complete without verbs of its own: what they bind stays Spanish', () => {
    const said = Object.fromEntries(keys.map((key) => [key, isCode(key) ? english[key]! : key]));
    const texts = opened('de', said);
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
