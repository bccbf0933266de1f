import { expect, it } from 'vitest';
import { carryTexts, type CarriedTexts } from '#/language/edits/carryTexts.ts';
import { rewordEverywhere, saidIn, sayersOf } from '#/language/edits/rewordings.ts';
import { valueOf, withValue, type Documents } from '#/language/lenses/documents.ts';
import { put, withEntry } from '#/language/lenses/json.ts';
import { begun, edited, redo, undo, type History } from '#/language/proposals/history.ts';
import { toReview } from '#/language/proposals/toReview.ts';
import { documentEdits, done, type DocumentEdit } from '../../support/documentEdits.ts';
import { unlocked, worlds } from '../../support/editedForms.ts';
import { fc } from '../../support/fc.ts';
import { times } from '../../support/sweep.ts';

const FORM = 'form/contact';
/** As a tenant is served it, with nothing that keeps a sentence from being said otherwise. */
const base: Documents = Object.fromEntries(
  Object.entries(worlds.almadraba!).map(([key, text]) =>
    key.startsWith('form/')
      ? [key, JSON.stringify(unlocked(JSON.parse(text)), null, 2)]
      : [key, text],
  ),
);
const languages = Object.keys(base).filter((key) => key.startsWith('texts/') && key !== 'texts/es');
const words = ['Uno', 'Otro', 'Un tercero', 'Nombre y Apellidos', 'Mensaje'];

type Act =
  | { do: 'reword' | 'everywhere'; which: number; to: number }
  | { do: 'translate'; which: number; language: number; text: string }
  | { do: 'edit'; edit: DocumentEdit }
  | { do: 'undo' | 'redo' };

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    do: fc.constantFrom('reword' as const, 'reword' as const, 'everywhere' as const),
    which: fc.nat(500),
    to: fc.nat(words.length - 1),
  }),
  fc.record({
    do: fc.constant('translate' as const),
    which: fc.nat(500),
    language: fc.nat(languages.length - 1),
    text: fc.constantFrom('', 'One', 'Two'),
  }),
  fc.record({ do: fc.constant('edit' as const), edit: documentEdits }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }),
);

/** The documents after an act, before anything is carried. */
function made(documents: Documents, act: Act): Documents {
  const said = saidIn(documents, FORM);
  if (act.do === 'edit') return done(documents, FORM, act.edit).documents;
  if (!('which' in act) || said.length === 0) return documents;
  const { pointer, sentence } = said[act.which % said.length]!;
  if ('to' in act)
    return act.do === 'everywhere'
      ? rewordEverywhere(documents, sentence, words[act.to]!).documents
      : withValue(documents, FORM, put(valueOf(documents, FORM), pointer, words[act.to]));
  const key = languages[act.language]!;
  const text = act.text || undefined;
  return withValue(documents, key, withEntry(valueOf(documents, key), sentence, text));
}

function acted(history: History<CarriedTexts>, act: Act): History<CarriedTexts> {
  if (act.do === 'undo') return undo(history);
  if (act.do === 'redo') return redo(history);
  const { now } = history;
  const documents = made(now.documents, act);
  return documents === now.documents
    ? history
    : edited(history, carryTexts(base, now.documents, { ...now, documents }));
}

/** What only these documents translate and nobody says. */
const orphans = (documents: Documents) =>
  languages.flatMap((key) =>
    Object.keys(valueOf(documents, key)).filter(
      (sentence) =>
        valueOf(base, key)[sentence] === undefined &&
        sayersOf(documents, sentence, '').length === 0,
    ),
  );

it('leaves no text that nobody says, whatever is reworded, translated, removed, undone and done again', () => {
  let marked = 0;
  fc.assert(
    fc.property(fc.array(acts, { minLength: 4, maxLength: 14 }), (list) => {
      let history = begun<CarriedTexts>({ documents: base, carried: {} });
      for (const act of list) {
        history = acted(history, act);
        const { documents, carried } = history.now;
        expect(orphans(documents)).toEqual([]);
        for (const [key, marks] of Object.entries(carried))
          for (const [sentence, was] of Object.entries(marks)) {
            marked++;
            expect(was).not.toBe(sentence);
            // Whatever is marked is told to whoever looks at translations, as it is said now.
            expect(toReview(base, documents, carried)).toContainEqual({
              ...{ language: key.slice('texts/'.length), sentence, was },
              text: valueOf(documents, key)[sentence],
            });
          }
      }
      const end = history;
      const back = end.past.reduce(undo, end);
      expect(back.now).toEqual({ documents: base, carried: {} });
      expect(end.past.reduce(redo, back).now).toEqual(end.now);
    }),
    { numRuns: times(300, 25) },
  );
  expect(marked).toBeGreaterThan(0);
});
