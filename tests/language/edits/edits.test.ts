import { expect, it } from 'vitest';
import { removeQuestion } from '#/language/edits/removeQuestion.ts';
import { grammarOfFile, type Kind } from '#/language/grammar/index.ts';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';
import { begun, edited, redo, undo } from '#/language/proposals/history.ts';
import { danglingIn } from '../../support/danglingIn.ts';
import { documentEdits, done } from '../../support/documentEdits.ts';
import { formsOf, freeWorlds } from '../../support/editedForms.ts';
import { fc } from '../../support/fc.ts';
import { times } from '../../support/sweep.ts';

const forms = freeWorlds.flatMap((documents) =>
  formsOf(documents).map((key) => ({ documents, key })),
);
const EDITS = 10;

/** Without the places in lists, and a copy by the name of what it was made of: it reads the same. */
const unnumbered = (place: string) =>
  place.replace(/\/\d+(?=\/)/g, '/n').replace(/^(\/rules\/[^/]+?)(_\d+)+(?=\/)/, '$1');

it('leaves nothing that names a question that is gone, and nothing that the grammar does not have', () => {
  let made = 0;
  fc.assert(
    fc.property(
      fc.nat(forms.length - 1),
      fc.array(documentEdits, { minLength: EDITS, maxLength: EDITS }),
      (at, edits) => {
        const { documents, key } = forms[at]!;
        // What another document gives is named before; in a list it may have moved up since.
        const known = danglingIn(documents[key]!).map(unnumbered);
        let so = documents;
        for (const edit of edits) {
          const { documents: after, issues } = done(so, key, edit);
          if (issues.length > 0) expect(after).toBe(so);
          if (after === so) continue;
          made++;
          expect(
            danglingIn(after[key]!).filter((place) => !known.includes(unnumbered(place))),
          ).toEqual([]);
          const grammar = grammarOfFile(key.split('/')[0] as Kind);
          expect(validateGrammar(grammar, JSON.parse(after[key]!))).toEqual([]);
          so = after;
        }
      },
    ),
    { numRuns: times(2500, 40) },
  );
  expect(made).toBeGreaterThan(times(10_000, 100));
}, 900_000);

it('gives equal bytes when edits are undone and done again', () => {
  fc.assert(
    fc.property(
      fc.nat(forms.length - 1),
      fc.array(documentEdits, { maxLength: 8 }),
      (at, edits) => {
        const { documents, key } = forms[at]!;
        const end = edits.reduce(
          (history, edit) => edited(history, done(history.now, key, edit).documents),
          begun(documents),
        );
        const back = end.past.reduce(undo, end);
        expect(back.now).toEqual(documents);
        expect(back.undone.reduce(redo, back)).toEqual(end);
      },
    ),
    { numRuns: times(300, 20) },
  );
});

it('keeps a question that a sentence reads, and says where', () => {
  const id = { in: 'form/order-subscription', name: 'gross_amount' };
  const { documents, issues } = removeQuestion(freeWorlds[0]!, id);
  expect(documents).toBe(freeWorlds[0]);
  expect(issues.map(({ code }) => code)).toEqual(['used']);
  const uses = issues[0]!.params!.uses as { pointer: string }[];
  expect(uses.map(({ pointer }) => pointer)).toContain('/submit/label/values/amount/from');
});
