import { describe, expect, test } from 'vitest';
import { isOfStudio } from '#/language/wording/isOfStudio.ts';
import { valueOf, withValue, type Documents } from '#/language/lenses/documents.ts';
import { put } from '#/language/lenses/json.ts';
import { carryTexts, withoutCarried, type CarriedTexts } from '#/language/edits/carryTexts.ts';
import { rewordEverywhere, sayersOf } from '#/language/edits/rewordings.ts';
import { toReview } from '#/language/proposals/toReview.ts';
import { twinsOf } from '#/language/edits/twinsOf.ts';
import { groups, type Group } from '#/studio/texts/groups.ts';
import {
  matching,
  missingIn,
  sentencesIn,
  sentencesOf,
  withSentence,
} from '#/studio/texts/sentences.ts';
import { changedOf, opened } from '#/studio/editing/saved.ts';
import { worlds } from '../support/editedForms.ts';

const documents = worlds.almadraba!;
const key = 'form/contact';
const title = '/data/properties/subject/title';
const was = 'Nombre y Apellidos';
const before = { documents, unfinished: {}, overruled: {}, carried: {} };
const reworded = withValue(documents, key, put(valueOf(documents, key), title, 'Cómo se llama'));

describe('what the server says', () => {
  test('stands in a group each, but for what the Studio says itself', () => {
    const all = (Object.keys(groups) as Group[]).flatMap((group) => sentencesIn(documents, group));
    const codes = Object.keys(valueOf(documents, 'words/es'));
    const own = codes.filter(isOfStudio);
    expect(all.length).toBe(codes.length - own.length);
    expect(sentencesIn(documents, 'mails').length).toBeGreaterThan(50);
    expect(all.some(({ lock }) => lock !== undefined)).toBe(true);
  });

  test('is found by any of its languages', () => {
    const mails = sentencesIn(documents, 'mails');
    const [one] = mails.filter(({ said }) => said.en !== undefined);
    expect(matching(mails, one!.said.en!.toUpperCase())).toContainEqual(one);
    expect(matching(mails, 'nada de esto se dice')).toEqual([]);
  });

  test('keeps its places in braces in every language', () => {
    const placed = sentencesIn(documents, 'mails').find(({ spanish }) => spanish.includes('{'))!;
    const lost = withSentence(documents, 'en', placed, 'Nothing in it');
    expect(lost.documents).toBe(documents);
    expect(lost.issues[0]!.code).toBe('places');
    const unknown = withSentence(documents, 'en', placed, `${placed.spanish} {nobody}`);
    expect(unknown.issues[0]!.params!.places).toEqual(['nobody']);
    const good = withSentence(documents, 'en', placed, `${placed.spanish}!`);
    expect(good.issues).toEqual([]);
    expect(valueOf(good.documents, 'words/en')[placed.id]).toBe(`${placed.spanish}!`);
  });
});

test('a sentence that is only places that are filled needs no translation', () => {
  const only = sentencesOf(documents, 'form/account-alias').filter(({ spanish }) =>
    /^\{\w+\}$/.test(spanish),
  );
  const alone = { spanish: '{iban}', said: {} };
  for (const one of [...only, alone]) expect(missingIn(one, ['en', 'ca'])).toEqual([]);
  expect(missingIn({ spanish: 'De {a} a {b}', said: { en: 'From' } }, ['en', 'ca'])).toEqual([
    'ca',
  ]);
});

describe('a sentence in other words', () => {
  const { documents: carried } = carryTexts(documents, documents, {
    documents: reworded,
    carried: {},
  });

  test('keeps its translations, and each is to be looked at until it is another one', () => {
    const english = String(valueOf(documents, 'texts/en')[was]);
    expect(valueOf(carried, 'texts/en')['Cómo se llama']).toBe(english);
    const old = toReview(documents, carried).filter(({ language }) => language === 'en');
    expect(old).toEqual([{ language: 'en', sentence: 'Cómo se llama', was, text: english }]);
    const sentence = sentencesOf(carried, key).find(({ id }) => id === 'Cómo se llama')!;
    const said = withSentence(carried, 'en', sentence, 'What you are called').documents;
    expect(toReview(documents, said).filter(({ language }) => language === 'en')).toEqual([]);
  });

  test('of the server has translations to look at too', () => {
    const mail = sentencesIn(documents, 'mails').find(({ said }) => said.en !== undefined)!;
    const { documents: after } = withSentence(documents, 'es', mail, `${mail.spanish} Hoy.`);
    expect(toReview(documents, after)).toContainEqual({
      language: 'en',
      sentence: mail.id,
      was: mail.spanish,
      text: mail.said.en,
    });
    expect(toReview(documents, documents)).toEqual([]);
  });

  test('is said everywhere, but where the law holds it', () => {
    const shared = sentencesOf(documents, 'form/order-subscription')
      .map(({ id }) => id)
      .find((one) => sayersOf(documents, one, '').length > 3)!;
    const sayers = sayersOf(documents, shared, '');
    const { documents: after, kept } = rewordEverywhere(documents, shared, 'Adelante');
    expect(sayersOf(after, shared, '').toSorted()).toEqual([...kept].toSorted());
    expect(sayersOf(after, 'Adelante', '').length).toBe(sayers.length - kept.length);
  });
});

test('a question that a part gives to several forms is known in each of them', () => {
  const id = { in: 'form/order-subscription', name: 'has_read_report' };
  const twins = twinsOf(documents, id).map((twin) => twin.in);
  expect(twins.length).toBeGreaterThan(0);
  for (const one of twins)
    expect(valueOf(documents, one)).toHaveProperty(['data', 'properties', id.name]);
  const other = withValue(
    documents,
    twins[0]!,
    put(valueOf(documents, twins[0]!), `/data/properties/${id.name}/title`, 'Otra cosa'),
  );
  expect(twinsOf(other, id).map((twin) => twin.in)).toEqual(twins.slice(1));
});

describe('a sentence that is new in a proposal', () => {
  const write = (so: Documents, title_: string) =>
    withValue(so, key, put(valueOf(so, key), title, title_));
  const edited = (before: CarriedTexts, after: Documents) =>
    carryTexts(documents, before.documents, { ...before, documents: after });
  const reword = (so: CarriedTexts, title_: string) => edited(so, write(so.documents, title_));
  const translated = (so: CarriedTexts, id: string, text: string) =>
    edited(
      so,
      withSentence(so.documents, 'en', { id, kind: 'texts', spanish: id }, text).documents,
    );
  const english = (so: CarriedTexts) => valueOf(so.documents, 'texts/en');
  const inEnglish = (so: CarriedTexts) =>
    toReview(documents, so.documents, so.carried).filter(({ language }) => language === 'en');

  const begun = reword({ documents, carried: {} }, 'Uno nuevo');
  const first = translated(begun, 'Uno nuevo', 'A new one');
  const second = reword(first, 'Otro nuevo');

  test('has its translation looked at again once it is put in other words, and leaves no text behind', () => {
    expect(inEnglish(first)).toEqual([]);
    expect(english(second)['Otro nuevo']).toBe('A new one');
    expect(english(second)).not.toHaveProperty('Uno nuevo');
    expect(inEnglish(second)).toEqual([
      { language: 'en', sentence: 'Otro nuevo', was: 'Uno nuevo', text: 'A new one' },
    ]);
    const third = reword(second, 'Tercero nuevo');
    expect(inEnglish(third)).toEqual([
      { language: 'en', sentence: 'Tercero nuevo', was: 'Uno nuevo', text: 'A new one' },
    ]);
    expect(english(third)).not.toHaveProperty('Otro nuevo');
  });

  test.each([
    ['translated anew', () => translated(second, 'Otro nuevo', 'Another one')],
    ['not translated', () => translated(second, 'Otro nuevo', '')],
    [
      'confirmed',
      () => ({ ...second, carried: withoutCarried(second.carried, 'texts/en', 'Otro nuevo') }),
    ],
  ])('is looked at no more once it is %s', (_, made) => {
    expect(inEnglish(made())).toEqual([]);
    expect(english(made())).not.toHaveProperty('Uno nuevo');
  });

  test('that was confirmed and is put in other words again is looked at for those', () => {
    const carried = withoutCarried(second.carried, 'texts/en', 'Otro nuevo');
    expect(inEnglish(reword({ ...second, carried }, 'Tercero nuevo'))).toEqual([
      { language: 'en', sentence: 'Tercero nuevo', was: 'Otro nuevo', text: 'A new one' },
    ]);
  });

  test('needs no look where somebody has gone back to its words', () => {
    const back = reword(second, 'Uno nuevo');
    expect(inEnglish(back)).toEqual([]);
    expect(english(back)).toEqual(english(first));
  });

  test('of a proposal that kept it among its texts is known beside them once it is opened', () => {
    const { documents: now } = second;
    const kept = withValue(now, 'texts/en', { ...english(second), 'Uno nuevo': 'A new one' });
    const changed = changedOf(documents, { ...before, documents: kept });
    const { documents: after, carried } = opened(documents, changed);
    expect(valueOf(after, 'texts/en')).toEqual(english(second));
    expect(carried['texts/en']).toEqual({ 'Otro nuevo': 'Uno nuevo' });
  });
});
