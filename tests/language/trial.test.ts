import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { check } from '#/language/check.ts';
import { mergePatch } from '#/language/values/mergePatch.ts';
import { base } from '../support/documents.ts';

const folder = join(import.meta.dirname, 'trial');
const read = (kind: string): DocumentFile[] =>
  readdirSync(join(folder, kind)).map((name) => ({
    file: `schemas/${kind}/${name}`,
    text: readFileSync(join(folder, kind, name), 'utf8'),
  }));

const questionnaires = [...read('forms'), ...read('parts')];
const written = [...questionnaires, ...read('screens'), ...read('codes')];
/** What the questionnaires need in documents that are there: the words of their questions, and why they are locked. */
const added = new Map(read('added').map(({ file, text }) => [file.split('/').at(-1), text]));

const laid = ({ file, text }: DocumentFile): DocumentFile => {
  const more = added.get(file.split('/').at(-1));
  return more
    ? { file, text: JSON.stringify(mergePatch(JSON.parse(text), JSON.parse(more))) }
    : { file, text };
};
const together = [
  ...base.filter(({ file }) => !written.some((one) => one.file === file)).map(laid),
  ...written,
];

/** Properties that a person answers: those of a form or a part, and the columns of its rows. */
function questionsIn({ text }: DocumentFile): number {
  const { data, properties = data.properties } = JSON.parse(text) as Written;
  return Object.values(properties).reduce(
    (sum, { items }) => sum + 1 + Object.keys(items?.properties ?? {}).length,
    0,
  );
}
interface Written {
  data: { properties: Record<string, Asked> };
  properties?: Record<string, Asked>;
}
interface Asked {
  items?: { properties?: object };
}

describe('questionnaires of the law', () => {
  it('are documents without faults', () => {
    const faults = check(together, openapi).filter(({ severity }) => severity === 'error');
    expect(faults).toEqual([]);
  });

  it('take eight lines a question at most', () => {
    const lines = questionnaires.reduce(
      (sum, { text }) => sum + text.trimEnd().split('\n').length,
      0,
    );
    const questions = questionnaires.reduce((sum, one) => sum + questionsIn(one), 0);
    expect(lines / questions).toBeLessThanOrEqual(8);
  });
});
