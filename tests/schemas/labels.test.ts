import { expect, it } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import { labelledIn } from '#/language/check/labels.ts';
import { LOCKS, type LocksDocument } from '#/language/documents/locksDocument.ts';
import { base } from '../support/documents.ts';

const { documents } = assemble(base);
const { labels = {} } = documents.get(LOCKS)!.value as LocksDocument;
const all = [...documents.values()];
const shown = all.flatMap((one) =>
  labelledIn(one).filter(({ isFigure }) => one.kind === 'form' || isFigure),
);

it('the table of locks has a name for all that forms, and all figures that screens, show of what calls answer', () => {
  const nameless = shown.filter(({ member, label }) => !labels[member]?.includes(label));
  expect(nameless.map(({ member, label }) => `${member}: ${label}`)).toEqual([]);
});

it('has no name under which nothing is shown', () => {
  const seen = all.flatMap(labelledIn).map(({ member, label }) => `${member}: ${label}`);
  const named = Object.entries(labels).flatMap(([member, names]) =>
    names.map((label) => `${member}: ${label}`),
  );
  expect(named.filter((one) => !seen.includes(one))).toEqual([]);
});
