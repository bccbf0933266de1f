import { describe, expect, test } from 'vitest';
import { put } from '#/language/lenses/json.ts';
import { valueOf, withValue, type Documents } from '#/language/lenses/documents.ts';
import { isOpen, withEdit, withText } from '#/studio/editing/edit.ts';
import { joined } from '#/studio/editing/joined.ts';
import { changedOf, isJson, opened, type Edited } from '#/studio/editing/saved.ts';
import { without } from '#/studio/editing/without.ts';
import { documentEdits, done } from '../support/documentEdits.ts';
import { worlds } from '../support/editedForms.ts';
import { fc } from '../support/fc.ts';

const base = worlds.almadraba!;
const key = 'form/contact';
const forms = [key, 'form/address'].filter((each) => Object.hasOwn(base, each));
const first = opened(base, []);
const retitle = (title: string) => (documents: Documents) => ({
  documents: withValue(
    documents,
    key,
    put(valueOf(documents, key), '/data/properties/subject/title', title),
  ),
  issues: [],
});
const reopened = (edited: Edited) => opened(base, changedOf(base, edited));
const textOf = ({ documents, unfinished }: Edited, document: string) =>
  unfinished[document] ?? documents[document]!;
const RUBBISH = ' }} and "what';

describe('a document whose text is none yet', () => {
  const edited = withEdit({ base }, first, retitle('A')).edited;
  const begun = withText(edited, key, textOf(edited, key) + RUBBISH, false);

  test('stands as it last was one, also once it is read again', () => {
    expect(reopened(begun)).toEqual(begun);
    expect(reopened(begun).documents[key]).toBe(edited.documents[key]);
    expect(isOpen(reopened(begun), key)).toBe(false);
  });

  test('is edited nowhere else, and whoever tries is told which', () => {
    const tried = withEdit({ base }, begun, retitle('B'));
    expect(tried.edited).toBe(begun);
    expect(tried.issues).toMatchObject([{ code: 'unfinished', params: { in: key } }]);
    // Another document goes on.
    const other = withEdit({ base }, begun, (now) => ({
      documents: withValue(now, 'style/style', put(valueOf(now, 'style/style'), '/name', 'x')),
      issues: [],
    }));
    expect(other.issues).toEqual([]);
  });

  test('holds also what an edit elsewhere would make of its translations', () => {
    const texts = withText(first, 'texts/en', `${first.documents['texts/en']!}x`, false);
    const title = String(
      (valueOf(base, key).data as { properties: { subject: { title: unknown } } }).properties
        .subject.title,
    );
    expect(valueOf(base, 'texts/en')[title]).toBeDefined();
    expect(withEdit({ base }, texts, retitle('Otras palabras')).issues).toMatchObject([
      { code: 'unfinished', params: { in: 'texts/en' } },
    ]);
  });

  test('is finished for both once one of two has finished it', () => {
    const done = withText(begun, key, edited.documents[key]!, true);
    for (const side of ['ours', 'theirs'] as const) {
      expect(joined(begun, done, begun, side)).toMatchObject({ edited: done, aside: {} });
      expect(joined(begun, begun, done, side)).toMatchObject({ edited: done, aside: {} });
    }
  });
});

type Deed = { at: number } & (
  | { do: 'type'; more: string }
  | { do: 'repair' }
  | { do: 'reload' }
  | { do: 'edit'; edit: Parameters<typeof done>[2] }
);
const at = fc.nat(forms.length - 1);
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('type' as const), at, more: fc.string({ minLength: 1 }) }),
  fc.record({ do: fc.constant('repair' as const), at }),
  fc.record({ do: fc.constant('reload' as const), at }),
  fc.record({ do: fc.constant('edit' as const), at, edit: documentEdits }),
);

test('whatever is typed, edited, finished and read again in turn, nothing that was taken is lost', () => {
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 12 }), (all) => {
      let edited = first;
      /** What has been taken over, and what was typed behind it and is none yet. */
      let taken: Documents = base;
      let behind: Readonly<Record<string, string>> = {};
      for (const deed of all) {
        const form = forms[deed.at]!;
        if (deed.do === 'reload') edited = reopened(edited);
        if (deed.do === 'type') {
          behind = { ...behind, [form]: (behind[form] ?? '}') + deed.more };
          const text = taken[form]! + behind[form];
          edited = withText(edited, form, text, isJson(text));
        }
        if (deed.do === 'repair') {
          behind = without(behind, form);
          edited = withText(edited, form, taken[form]!, true);
        }
        if (deed.do === 'edit') {
          const tried = withEdit({ base }, edited, (now) => done(now, form, deed.edit));
          if (tried.edited === edited) continue;
          expect(Object.keys(behind)).not.toContain(form);
          edited = tried.edited;
          taken = edited.documents;
        }
        expect(edited.documents).toEqual(taken);
        for (const one of forms)
          expect(textOf(edited, one)).toBe(taken[one]! + (behind[one] ?? ''));
      }
    }),
    { numRuns: 100 },
  );
});
