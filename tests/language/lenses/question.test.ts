import { describe, expect, it } from 'vitest';
import { printCompact } from '#/language/lenses/printCompact.ts';
import { questionsOf, readQuestion, writeQuestion } from '#/language/lenses/question.ts';
import { readForm, writeForm } from '#/language/lenses/form.ts';
import { readTexts, writeTexts } from '#/language/lenses/texts.ts';
import { rewrite } from '#/language/lenses/rewrite.ts';
import { same } from '#/language/values/same.ts';
import { base } from '../../support/documents.ts';
import { answerEdits } from '../../support/answerEdits.ts';
import { fc } from '../../support/fc.ts';
import { formsOf, freeWorlds, worlds } from '../../support/editedForms.ts';
import { comparable, written } from '../../support/lensLaws.ts';
import { times } from '../../support/sweep.ts';

const questions = freeWorlds.flatMap((documents) =>
  formsOf(documents).flatMap((key) => questionsOf(documents, key).map((id) => ({ documents, id }))),
);

describe('the lens of a question', () => {
  it.each(Object.entries(worlds))('writes what it read byte for byte: %s', (_name, documents) => {
    const all = formsOf(documents).flatMap((key) => questionsOf(documents, key));
    expect(all.length).toBeGreaterThan(100);
    for (const id of all) {
      const { documents: after, issues } = writeQuestion(
        documents,
        id,
        readQuestion(documents, id),
      );
      expect([id, issues]).toEqual([id, []]);
      expect(after).toBe(documents);
      expect(writeTexts(documents, id, readTexts(documents, id)).documents).toBe(documents);
    }
    for (const key of formsOf(documents).filter((one) => one.startsWith('form/')))
      expect(writeForm(documents, key, readForm(documents, key))).toEqual({
        documents,
        issues: [],
      });
  });

  it('reads what was written, and the last writing counts', () => {
    let [made, twice] = [0, 0];
    fc.assert(
      fc.property(fc.nat(questions.length - 1), answerEdits, answerEdits, (at, a, b) => {
        const { documents, id } = questions[at]!;
        const { first, direct, both, wantedA } = written(documents, id, a, b);
        if (first.issues.length > 0) {
          expect(first.documents).toBe(documents);
          return;
        }
        made++;
        const again = readQuestion(first.documents, id);
        expect(comparable(id, again)).toEqual(comparable(id, wantedA));
        expect(both.issues.length).toBe(direct.issues.length);
        if (direct.issues.length > 0) return;
        twice++;
        const [one, other] = [direct, both].map(
          (so) => JSON.parse(so.documents[id.in]!) as unknown,
        );
        expect(same(one, other)).toBe(true);
      }),
      { numRuns: times(3000, 150) },
    );
    expect(made).toBeGreaterThan(50);
    expect(twice).toBeGreaterThan(40);
  }, 600_000);

  it('says why a locked question stays, and by which law', () => {
    const documents = worlds.files!;
    const id = { in: 'form/beneficiary', name: 'name' };
    const answers = { ...readQuestion(documents, id), title: 'Otro nombre' };
    const { documents: after, issues } = writeQuestion(documents, id, answers);
    expect(after).toBe(documents);
    expect(issues).toMatchObject([{ code: 'locked', params: { in: 'form/beneficiary' } }]);
    expect(issues[0]!.params!.why).toContain('La persona responde');
    expect(issues[0]!.params!.source).toContain('RDL 1/2002');
  });

  it('refuses a member of the request that carries something else, and a page that is not there', () => {
    const [documents] = freeWorlds;
    const id = { in: 'form/beneficiary', name: 'name' };
    const answers = readQuestion(documents!, id);
    const sent = [{ place: 'body', member: 'lastname_1' }];
    const code = (more: object) =>
      writeQuestion(documents!, id, { ...answers, ...more }).issues.map((issue) => issue.code);
    expect(code({ sent })).toEqual(['member_taken']);
    expect(code({ step: 'nowhere' })).toEqual(['unknown_step']);
    expect(code({ type: 'array' })).toEqual(['unfit']);
  });
});

describe('a text that says something else', () => {
  const texts = base.map(({ text }) => text).filter((text) => text.length < 40_000);
  it('stays formatted as the repository is', () => {
    for (const text of texts.filter((one) => !/"\d+":/.test(one)))
      expect(printCompact(JSON.parse(text))).toBe(text);
  });

  it('keeps what somebody formatted in their own way', () => {
    const text = '{"a":   1,\n "b": [1,\n2], "c": {"d": true}}';
    expect(rewrite(text, { a: 1, b: [1, 2], c: { d: false } })).toBe(text.replace('true', 'false'));
    expect(rewrite(text, { c: { d: true }, b: [1, 2], a: 1 })).toBe(text);
  });

  it('keeps what was written without any space without any', () => {
    expect(rewrite('{"a":1,"b":{"c":[1]}}', { a: 1, b: { c: [1], d: {} } })).toBe(
      '{"a":1,"b":{"c":[1],"d":{}}}',
    );
    // What says nothing yet is written like everything new.
    expect(rewrite('{}', { a: { b: 1 } })).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
  });
});
