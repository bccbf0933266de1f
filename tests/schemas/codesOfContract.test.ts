import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { arrangementLetters } from '#/domain/access/arrangement.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import type { OperationTypeName } from '#/domain/operations/kinds/operationType.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { scopeAt } from '#/language/check/scopeAt.ts';
import { locate } from '#/language/contract/locate.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { Binding } from '#/language/expressions/binding.ts';
import { found } from '#/language/grammar/walk.ts';
import { grammars } from '#/language/grammar/index.ts';
import { base } from '../support/documents.ts';

/** Everything that a document shows as a code: the list, where, and the values that the contract lists for it. */
const shown = [...assemble(base).documents.values()].flatMap((document) =>
  found(grammars[document.kind], document.value, 'binding').flatMap(({ value, pointer, rows }) => {
    const { from, as, codes } = value as Binding;
    if (as !== 'code' || !codes) return [];
    const kinds = locate(openapi, scopeAt(document, openapi, pointer, rows), from).found ?? [];
    const values = kinds.flatMap((kind) => kind.values ?? []).filter((one) => one !== null);
    return values.length > 0 ? [{ codes, at: `${document.file}${pointer}`, values }] : [];
  }),
);
const lists = new Map(
  [...assemble(base).documents.values()]
    .filter(({ kind }) => kind === 'codes')
    .map(({ id, value }) => [id, (value as CodesDocument).items]),
);

/** What the contract takes and no page is ever given: letters are answered as words, and only what is offered is chosen. */
const neverShown: Readonly<Record<string, (value: string) => boolean>> = {
  'arrangement-types': (value) => Object.values<string>(arrangementLetters).includes(value),
  'operation-deeds': (value) => operationTypes[value as OperationTypeName].begunBy !== 'INVESTOR',
};

describe('values that the contract lists have words in the list that they are shown by', () => {
  test('many places are looked at', () => expect(shown.length).toBeGreaterThan(100));

  test.each([...new Set(shown.map(({ codes }) => codes))])('%s', (codes) => {
    const items = lists.get(codes) ?? {};
    const wordless = shown
      .filter((place) => place.codes === codes)
      .flatMap(({ at, values }) =>
        values
          .filter((one) => !Object.hasOwn(items, String(one)) && !neverShown[codes]?.(String(one)))
          .map((one) => `${String(one)} at ${at}`),
      );
    expect(wordless).toEqual([]);
  });
});
