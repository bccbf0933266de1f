import { expect, it } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import { isRegulated } from '#/language/check/grave.ts';
import type { FormRule } from '#/language/documents/form.ts';
import { LOCKS, type LocksDocument } from '#/language/documents/locksDocument.ts';
import type { FormFile } from '#/language/documents/part.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { digestOf } from '#/language/values/digestOf.ts';
import { read, step } from '#/language/values/pointer.ts';
import { base } from '../support/documents.ts';

const { documents } = assemble(base);
const { kept = {}, exact = {} } = documents.get(LOCKS)!.value as LocksDocument;
const forms = [...documents.values()].filter(
  ({ kind, value }) => kind === 'form' && isRegulated(value),
);
const parts = new Set(
  forms.flatMap(({ origins = [] }) =>
    origins.map(({ key }) => key).filter((key) => key.startsWith('part/')),
  ),
);

type Fields = Record<string, { required?: boolean; fields?: Fields }>;

/** What each rule of a table does, by pointer. */
const deedsIn = (rules: Record<string, FormRule> = {}, at: string): string[] =>
  Object.entries(rules).flatMap(([id, { show, require, limit }]) => {
    const rule = at + step(id);
    return [
      ...Object.keys(show ?? {}).map((name) => `${rule}/show${step(name)}`),
      ...Object.keys(require ?? {}).map((name) => `${rule}/require${step(name)}`),
      ...Object.entries(limit ?? {}).flatMap(([name, limits]) =>
        Object.keys(limits).map((keyword) => `${rule}/limit${step(name)}${step(keyword)}`),
      ),
    ];
  });

const written = (key: string): Pick<FormFile, 'rules' | 'fields' | 'uses' | 'draft'> => {
  const [kind, id] = key.split('/');
  const { text } = base.find(({ file }) => file === `schemas/${kind}s/${id}.json`)!;
  return JSON.parse(text) as FormFile;
};

const askedIn = (fields: Fields = {}, at: string): string[] =>
  Object.entries(fields).flatMap(([name, { required, fields: columns }]) => [
    ...(required === true ? [`${at}${step(name)}/required`] : []),
    ...askedIn(columns, `${at}${step(name)}/fields`),
  ]);

const keptOf = (key: string): string[] => {
  const { rules, fields = {}, uses = {}, draft } = written(key);
  return [
    ...(draft ? ['/draft'] : []),
    ...Object.keys(uses).map((name) => `/uses${step(name)}/part`),
    ...deedsIn(rules, '/rules'),
    ...Object.entries(fields).flatMap(([name, field]) =>
      deedsIn(field.rules, `/fields${step(name)}/rules`),
    ),
    ...askedIn(fields as Fields, '/fields'),
  ];
};

/** Conditions and limits of the rules, and what rules of a question take beside their name. */
const exactOf = (key: string): Record<string, string> => {
  const document = written(key);
  const places = keptOf(key).flatMap((pointer) => {
    const rule = /^(.*\/rules\/[^/]+)\/(?:show|require|limit)\//.exec(pointer)?.[1];
    return rule === undefined ? [] : [`${rule}/when`, `${rule}/limit`];
  });
  const options = (kept[key] ?? []).filter((pointer) => /\/properties\//.test(pointer));
  return Object.fromEntries(
    [...new Set([...places, ...options])].flatMap((pointer) => {
      const value = read(document, pointer);
      return value === undefined || value === true ? [] : [[pointer, digestOf(value)]];
    }),
  );
};

it.each([...forms.map(({ id }) => `form/${id}`), ...parts])(
  'the table of locks keeps every rule and part of %s',
  (key) => {
    expect(keptOf(key).filter((pointer) => !kept[key]?.includes(pointer))).toEqual([]);
  },
);

it.each([...forms.map(({ id }) => `form/${id}`), ...parts])(
  'the table of locks has the digests of what %s decides by',
  (key) => {
    expect(exact[key] ?? {}).toEqual(exactOf(key));
  },
);

/** Screens that show such a form, and say to whom. */
const pages = [...documents.values()].flatMap(({ kind, id, value }) => {
  if (kind !== 'screen') return [];
  const { access, blocks } = value as ScreenDocument;
  const shows = Object.values(blocks).some(
    (block) => block.type === 'form' && forms.some((form) => form.id === block.form),
  );
  return shows && access ? [[`screen/${id}`, access] as const] : [];
});

it.each(pages)('the table of locks keeps whom %s is for', (key, access) => {
  expect(kept[key]).toEqual(['/access']);
  expect(exact[key]).toEqual({ '/access': digestOf(access) });
});

it('keeps nothing of what no regulated call is sent with', () => {
  const known = new Set([
    ...forms.map(({ id }) => `form/${id}`),
    ...parts,
    ...pages.map(([key]) => key),
  ]);
  expect(Object.keys({ ...kept, ...exact }).filter((key) => !known.has(key))).toEqual([]);
});
