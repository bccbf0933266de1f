import { describe, expect, test } from 'vitest';
import { withEdit } from '#/studio/editing/edit.ts';
import { joined } from '#/studio/editing/joined.ts';
import { stepName } from '#/studio/editing/told.ts';
import { replaced } from '#/studio/editing/useEditing.ts';
import { changedOf, opened, type Edited } from '#/studio/editing/saved.ts';
import { valueOf, withValue } from '#/language/lenses/documents.ts';
import { put } from '#/language/lenses/json.ts';
import { fc } from '../support/fc.ts';
import { worlds } from '../support/editedForms.ts';
import { documentEdits, done } from '../support/documentEdits.ts';

const base = worlds.almadraba!;
const key = 'form/contact';
const retitled = (at: string, title: string) => ({
  documents: withValue(base, key, put(valueOf(base, key), at, title)),
  ...{ unfinished: {}, overruled: {}, carried: {} },
});
const subject = '/data/properties/subject/title';
const description = '/data/properties/description/title';
const before = { documents: base, unfinished: {}, overruled: {}, carried: {} };

describe('two who edit one proposal', () => {
  test('have both changes where they are about different places', () => {
    const [ours, theirs] = [retitled(subject, 'Asunto'), retitled(description, 'Texto')];
    const { edited, conflicts } = joined(before, ours, theirs, 'ours');
    expect(conflicts).toEqual([]);
    const form = valueOf(edited.documents, key) as { data: { properties: object } };
    expect(form.data.properties).toMatchObject({
      subject: { title: 'Asunto' },
      description: { title: 'Texto' },
    });
    expect(joined(before, theirs, ours, 'ours').edited).toEqual(edited);
  });

  test('are told one place that both have changed, and the side that is chosen stands', () => {
    const [ours, theirs] = [retitled(subject, 'Asunto'), retitled(subject, 'Tema')];
    const { conflicts } = joined(before, ours, theirs, 'ours');
    expect(conflicts).toMatchObject([
      { in: key, pointer: subject, ours: 'Asunto', theirs: 'Tema' },
    ]);
    expect(joined(before, ours, theirs, 'ours').edited).toEqual(ours);
    expect(joined(before, ours, theirs, 'theirs').edited).toEqual(theirs);
  });

  test('take back by its name what the other one has changed, and nothing where that was nothing', () => {
    const title = (edited: Edited, to: string) => ({
      ...edited,
      documents: withValue(edited.documents, key, put(valueOf(edited.documents, key), subject, to)),
    });
    const ours = title(before, 'Asunto');
    const theirs = title(retitled(description, 'Texto'), 'Tema');
    const next = replaced(ours, joined(before, ours, theirs, 'ours').edited);
    expect('to' in next && stepName(ours, next.to)).toMatch(/pasa a decir «Texto»$/);
    // Whatever their bytes are.
    const spread = { ...before.documents, [key]: JSON.stringify(valueOf(base, key)) };
    for (const side of ['ours', 'theirs'] as const)
      for (const [one, other] of [
        [ours, title(before, 'Tema')],
        [ours, ours],
        [ours, title({ ...before, documents: spread }, 'Asunto')],
      ] as const) {
        const now = { ours: one, theirs: other }[side];
        const { edited } = joined(before, one, other, side);
        expect(Object.keys(replaced(now, edited))).toEqual(['instead']);
      }
  });

  test('lose nothing that is no document yet', () => {
    const ours = { ...before, unfinished: { [key]: '{ "kind": ' } };
    const theirs = { ...before, unfinished: { 'texts/en': '{' } };
    expect(joined(before, ours, theirs, 'ours').edited.unfinished).toEqual({
      [key]: '{ "kind": ',
      'texts/en': '{',
    });
  });
});

describe('two unfinished texts of one document', () => {
  const typed = (text: string) => ({ ...before, unfinished: { [key]: text } });
  const [ours, theirs] = [typed('{ "mine": '), typed('{ "a longer one of theirs": ')];

  test('are both kept: the chosen one goes on, the other is put aside', () => {
    const join = (side: 'ours' | 'theirs') => joined(before, ours, theirs, side);
    expect(join('ours').edited.unfinished).toEqual(ours.unfinished);
    expect(join('ours').aside).toEqual(theirs.unfinished);
    expect(join('theirs').edited.unfinished).toEqual(theirs.unfinished);
    expect(join('theirs').aside).toEqual(ours.unfinished);
  });

  test('put nothing aside where one side has left it as it was, or both say the same', () => {
    expect(joined(ours, ours, theirs, 'ours')).toMatchObject({
      edited: { unfinished: theirs.unfinished },
      aside: {},
    });
    expect(joined(before, ours, ours, 'theirs').aside).toEqual({});
  });

  test('put a document aside that the other side has changed and finished', () => {
    const done = retitled(subject, 'Asunto');
    expect(joined(before, ours, done, 'ours').aside).toEqual({ [key]: done.documents[key] });
    expect(joined(before, done, ours, 'ours')).toMatchObject({
      edited: { documents: done.documents, unfinished: {} },
      aside: ours.unfinished,
    });
  });
});

describe('two wordings of one question', () => {
  const english = 'texts/en';
  const was = String(
    (valueOf(base, key).data as { properties: { subject: { title: string } } }).properties.subject
      .title,
  );
  const worded = (to: string) =>
    withEdit({ base }, before, (now) => ({
      documents: withValue(now, key, put(valueOf(now, key), subject, to)),
      issues: [],
    })).edited;
  const [ours, theirs] = [worded('¿Cómo se llama? A'), worded('¿Cómo se llama? B')];
  const translations = ({ documents, carried }: Edited) => ({
    said: Object.keys(valueOf(documents, english)).filter((one) =>
      one.startsWith('¿Cómo se llama?'),
    ),
    marked: Object.keys(carried[english] ?? {}),
  });

  test.each([
    ['ours', '¿Cómo se llama? A'],
    ['theirs', '¿Cómo se llama? B'],
  ] as const)(
    'leave the translation of the one that stands, and none of the other (%s)',
    (side, said) => {
      expect(valueOf(base, english)[was]).toBeDefined();
      const { edited } = joined(before, ours, theirs, side);
      expect(translations(edited)).toEqual({ said: [said], marked: [said] });
      expect(valueOf(edited.documents, english)[was]).toBe(valueOf(base, english)[was]);
    },
  );
});

describe('what stands over what others published', () => {
  const over = (places: Record<string, string | null>) => ({
    ...before,
    overruled: { [key]: places },
  });

  test('is what either of two has said so of, and what the chosen side saw where they saw different things', () => {
    const [ours, theirs] = [over({ [subject]: '"A"' }), over({ [description]: '"B"' })];
    expect(joined(before, ours, theirs, 'ours').edited.overruled).toEqual({
      [key]: { [subject]: '"A"', [description]: '"B"' },
    });
    const other = over({ [subject]: '"C"' });
    expect(joined(before, ours, other, 'theirs').edited.overruled).toEqual(other.overruled);
    expect(joined(ours, before, ours, 'ours').edited.overruled).toEqual({});
  });
});

describe('what a proposal keeps', () => {
  test('is what was edited, whatever was done and however far a text has come', () => {
    fc.assert(
      fc.property(
        fc.array(documentEdits, { maxLength: 4 }),
        fc.option(fc.string(), { nil: undefined }),
        (edits, typed) => {
          const documents = edits.reduce(
            (so, edit) => done(so, 'form/contact', edit).documents,
            base,
          );
          const unfinished: Record<string, string> =
            typed === undefined ? {} : { 'form/address': `{${typed}` };
          const over = { '/title': '"Otro título"', '/intro': null };
          const overruled: Edited['overruled'] =
            documents[key] === base[key] ? {} : { [key]: over };
          const edited = { documents, unfinished, overruled, carried: {} };
          expect(opened(base, changedOf(base, edited))).toEqual(edited);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('is nothing while nothing is changed', () => {
    expect(changedOf(base, opened(base, []))).toEqual([]);
  });
});
