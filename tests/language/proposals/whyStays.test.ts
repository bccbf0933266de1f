import { describe, expect, test } from 'vitest';
import { carryTexts } from '#/language/edits/carryTexts.ts';
import { removeQuestion } from '#/language/edits/removeQuestion.ts';
import { hideQuestion, showQuestion } from '#/language/edits/hideQuestion.ts';
import { questionsOf, readQuestion } from '#/language/lenses/question.ts';
import { addQuestion } from '#/language/edits/addQuestion.ts';
import { put } from '#/language/lenses/json.ts';
import { valueOf, withValue } from '#/language/lenses/documents.ts';
import { whyStays } from '#/language/proposals/whyStays.ts';
import { worlds } from '../../support/editedForms.ts';

const shared = worlds.almadraba!;
const poll = 'form/poll-area';
const why = (name: string, documents = shared) =>
  whyStays(shared, documents, poll, (now) => removeQuestion(now, { in: poll, name }));

describe('why a question is not taken away', () => {
  test('is said before anybody tries: what must be answered a variant goes on asking', () => {
    expect(why('uses').map(({ params }) => params!.message)).toContain(
      'Se pregunta siempre: una variante no lo quita.',
    );
  });

  test('is nothing of what the tenant asks alone', () => {
    const { documents, issues } = addQuestion(
      shared,
      { in: poll, name: 'OWN' },
      { ...readQuestion(shared, { in: poll, name: 'uses' }), title: 'Otra', own: true },
      { step: 'answers' },
    );
    expect(issues).toEqual([]);
    expect(why('OWN', documents)).toEqual([]);
  });

  test('is what the edit itself refuses: whatever reads it', () => {
    const all = Object.keys(shared)
      .filter((key) => key.startsWith('form/'))
      .flatMap((key) =>
        questionsOf(shared, key).map((id) =>
          whyStays(shared, shared, id.in, (now) => removeQuestion(now, id)),
        ),
      );
    const codes = new Set(all.flat().map(({ code }) => code));
    expect(codes).toContain('used');
    expect(codes).toContain('locked');
    expect(codes).toContain('kept');
  });

  test('is nothing of what nobody has to answer', () => {
    const contact = 'form/contact';
    const free = withValue(
      shared,
      contact,
      put(valueOf(shared, contact), '/fields/subject/required', undefined),
    );
    const edit = (now: typeof shared) => removeQuestion(now, { in: contact, name: 'subject' });
    expect(whyStays(free, free, contact, edit)).toEqual([]);
    expect(whyStays(shared, shared, contact, edit)).toHaveLength(1);
  });
});

test('translations that the tenant alone has go with what is hidden, and are there again with it', () => {
  const free = Object.keys(shared)
    .filter((key) => key.startsWith('form/'))
    .flatMap((key) => questionsOf(shared, key))
    .find((id) => {
      const gone = hideQuestion(shared, id);
      const title = (readQuestion(shared, id) as { title?: string }).title ?? '';
      const others = Object.entries(shared).filter(
        ([key, text]) => key !== id.in && !key.startsWith('texts/') && text.includes(title),
      );
      return gone.issues.length === 0 && title.length > 8 && others.length === 0;
    })!;
  const title = String(readQuestion(shared, free).title);
  const without = Object.fromEntries(
    Object.entries(valueOf(shared, 'texts/ca')).filter(([name]) => name !== title),
  );
  const common = withValue(shared, 'texts/ca', without);
  const base = withValue(shared, 'texts/ca', { ...without, [title]: 'Només aquí' });
  const hidden = carryTexts(
    base,
    base,
    { documents: hideQuestion(base, free).documents, carried: {} },
    common,
  );
  expect(valueOf(hidden.documents, 'texts/ca')[title]).toBeUndefined();
  const back = carryTexts(
    base,
    hidden.documents,
    { ...hidden, documents: showQuestion(base, hidden.documents, free).documents },
    common,
  );
  expect(valueOf(back.documents, 'texts/ca')[title]).toBe('Només aquí');
});
