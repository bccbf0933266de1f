import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { check } from '#/language/check.ts';
import { lockedTexts } from '#/language/check/lockedTexts.ts';
import { shownSentences } from '#/language/check/shownSentences.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { guardedFields } from '#/language/locks/lockedForm.ts';
import { isUnder, lockedIn } from '#/language/locks/lockedIn.ts';
import { step } from '#/language/values/pointer.ts';
import { base, file } from '../../support/documents.ts';

const { documents } = assemble(base);
const speaking = [...documents.values()].filter(
  ({ kind }) => !/^(?:texts|words|locks)$/.test(kind),
);

/** What people read of locked nodes, and where a variant of the form may not touch it either. */
const held = new Set(
  speaking.flatMap(({ kind, value }) => {
    const nodes = [...lockedIn(value)];
    if (kind === 'form' && nodes.length > 0)
      for (const name of guardedFields(value as FormDocument))
        nodes.push(`/fields${step(name)}`, `/data/properties${step(name)}`, '/review');
    return shownSentences(kind, value)
      .filter(([pointer]) => nodes.some((node) => isUnder(pointer, node)))
      .map(([, sentence]) => sentence);
  }),
);

test('no text of a tenant rewords what a locked node says, wherever it stands', () => {
  const locked = lockedTexts({ documents, contract: openapi });
  expect(held.size).toBeGreaterThan(500);
  expect([...held].filter((sentence) => !locked.has(sentence))).toEqual([]);
});

test.each([
  ['No conocemos este documento', 'El documento es válido'],
  ['Sin sello de tiempo', 'Sellado por la autoridad'],
])('what a document is found to be keeps its words: %s', (sentence, said) => {
  const found = check([...base, file('tenants/sly/texts/es.json', { [sentence]: said })], openapi);
  expect(
    found.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer),
  ).toEqual([step(sentence)]);
});
