import { describe, expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import { printCompact } from '#/language/lenses/printCompact.ts';
import { questionsOf, readQuestion, writeQuestion } from '#/language/lenses/question.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { base, tenants } from '../../support/documents.ts';

const textsOf = (own: Parameters<typeof assemble>[1]): Documents =>
  Object.fromEntries([...assemble(base, own).documents].map(([key, { text }]) => [key, text]));

/** Documents as files say them, and as each tenant is served them. */
const worlds: [string, Documents][] = [
  [
    'files',
    Object.fromEntries(
      base
        .filter(({ file }) => /^schemas\/(forms|parts|locks)/.test(file))
        .map(({ file, text }) => [
          file
            .replace(/^schemas\/(form|part)s\/|\.json$/g, '$1/')
            .replace(/\/$/, '')
            .replace('schemas/locks', 'locks/locks'),
          text,
        ]),
    ),
  ],
  ...Object.entries(tenants instanceof Map ? Object.fromEntries(tenants) : tenants).map(
    ([name, files]): [string, Documents] => [name, textsOf(files)],
  ),
];

describe('the lens of a question', () => {
  test.each(worlds)('writes back what it read byte for byte: %s', (_name, documents) => {
    const keys = Object.keys(documents).filter((key) => /^(form|part)\//.test(key));
    let count = 0;
    for (const key of keys)
      for (const id of questionsOf(documents, key)) {
        const written = writeQuestion(documents, id, readQuestion(documents, id));
        expect(written).toEqual({ documents, issues: [] });
        expect(written.documents).toBe(documents);
        count++;
      }
    console.log(_name, keys.length, count);
  });
  test('prints as the repository is formatted', () => {
    const other = base.filter(({ text }) => printCompact(JSON.parse(text)) !== text);
    expect(other.map(({ file }) => file)).toEqual([]);
  });
});
