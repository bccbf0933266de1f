import { expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { digestOfCodes } from '#/language/check/keptCodes.ts';
import { saidCodes } from '#/language/check/saidCodes.ts';
import { LOCKS, type LocksDocument } from '#/language/documents/locksDocument.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { base } from '../support/documents.ts';

const { documents } = assemble(base);
const said = saidCodes({ documents, contract: openapi });
const table = documents.get(LOCKS)!.value as LocksDocument;
const lists = [...documents.values()].filter(({ kind }) => kind === 'codes');

it('the contract says the codes of many lists', () => {
  expect([...said.values()].filter(({ size }) => size > 0).length).toBeGreaterThan(50);
});

it('the table of locks has the digest of every list of which the contract leaves codes open', () => {
  const open = lists
    .map(({ id, value }) => [id, Object.keys((value as CodesDocument).items)] as const)
    .filter(([id, codes]) => codes.some((code) => !said.get(id)?.has(code)))
    .map(([id, codes]) => [id, digestOfCodes(codes)]);
  expect(table.codes).toEqual(Object.fromEntries(open));
});
