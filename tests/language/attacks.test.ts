import { beforeAll, describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { ownOf } from '#/language/check/contacts.ts';
import { unsafeIn } from '#/language/check/plainText.ts';
import { handsOver } from '#/language/check/handedOver.ts';
import { demandsSecret, namesSecret } from '#/language/check/secretFields.ts';
import { check } from '#/language/check.ts';
import { otherTenants } from '#/language/assembly/otherTenants.ts';
import { buildRelease } from '#/language/release/release.ts';
import { attacks } from '../support/attacks/index.ts';
import {
  honestContacts,
  honestTitles,
  honestWarnings,
  ourselves,
} from '../support/attacks/honestContacts.ts';
import { honestOfSecrets } from '../support/attacks/handings.ts';
import { honestTexts } from '../support/attacks/honestTexts.ts';
import { cpuTime, OUT_OF_BOUNDS } from '../support/cpuTime.ts';
import { errorsOf, screenFile, aScreen, file } from '../support/documents.ts';

const own = ownOf({
  support: { hours: '9:00h', phone: '+34 910 555 120', email: 'a@b.example' },
});

// What is compiled when it first runs is no document's doing.
beforeAll(() => void check(Object.values(attacks)[0]![0]!.files, openapi));

describe('documents that deceive', () => {
  it('are at least two hundred, of at least ten classes', () => {
    expect(Object.values(attacks).flat().length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(10);
  });

  it.each(Object.entries(attacks))('%s are refused where they stand', (_, all) => {
    const passed: string[] = [];
    let slowest = 0;
    for (const { what, files, at } of all) {
      let places: string[] = [];
      const time = cpuTime(() => {
        places = check(files, openapi)
          .filter(({ severity }) => severity === 'error')
          .map((problem) => `${problem.file}:${problem.pointer}`);
      });
      slowest = Math.max(slowest, time);
      if (!places.includes(at)) passed.push(`${what} → ${at}`);
    }
    expect(passed).toEqual([]);
    expect(slowest).toBeLessThan(OUT_OF_BOUNDS);
  });

  it.each(Object.entries(attacks))('%s keep a release from being made', (_, [first]) => {
    const own = first!.files.filter(({ file: path }) => path.startsWith('tenants/sample/'));
    const others = otherTenants(first!.files, 'sample');
    const { problems } = buildRelease([], own, openapi, { others });
    expect(problems.map((one) => `${one.file}:${one.pointer}`)).toContain(first!.at);
  });
});

describe('honest words', () => {
  it('are at least a hundred and twenty', () =>
    expect(honestTexts.length).toBeGreaterThanOrEqual(120));

  it.each([...honestTexts, ...honestOfSecrets])('«%s» passes', (text) => {
    expect(unsafeIn(text, own)).toBeUndefined();
    expect(demandsSecret(text) || handsOver(text)).toBe(false);
  });

  it.each([...honestContacts, ...honestWarnings])('«%s» passes with its contacts', (text) => {
    expect(unsafeIn(text, ourselves)).toBeUndefined();
    expect(demandsSecret(text) || handsOver(text)).toBe(false);
  });

  it.each(honestTitles)('a field called «%s» asks for no secret', (title) =>
    expect(namesSecret(title)).toBe(false),
  );

  it('pass in a screen, and in another language', () => {
    const plain = honestTexts.filter((text) => !/910|a@b/.test(text));
    const screen = screenFile(
      aScreen((draft) => {
        plain.forEach((text, order) => {
          draft.blocks[`t${order}`] = { type: 'notice', order, tone: 'info', text };
        });
      }),
    );
    const words = file(
      'tenants/sample/texts/ca.json',
      Object.fromEntries(plain.map((text) => [text, text])),
    );
    expect(errorsOf(screen, words)).toEqual([]);
  });
});
