import { describe, expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { effective } from '#/language/effective.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { completed, triedAt } from '../../support/answersTried.ts';
import { base } from '../../support/documents.ts';
import { swept } from '../../support/sweep.ts';

const { documents } = assemble(base);
const codes = (id: string) => documents.get(`codes/${id}`)?.value as CodesDocument | undefined;

interface Kept {
  form: FormDocument;
  facts: NonNullable<Scope['facts']>;
  record: object;
}

/** Somebody who has answered before; `asked` are the questions that staff ask again, none: all is. */
function scopeOf({ form, facts, record }: Kept, counted: Answers, asked?: string[]) {
  const now = effective(form, { facts, answers: counted });
  const names = Object.keys(form.load!.answers);
  const before = names
    .filter((name) => now.shown.has(name))
    .map((key) => ({ key, answer: now.answers[key] ?? null }));
  const last = {
    ...{ sha256: null, lines: [], seen: [], before: asked ? before : [], on_record: record },
    asked: asked ? { questions: asked, count: asked.length, reason: 'x' } : null,
  };
  return { facts, loaded: counted, data: { last } } as unknown as Scope & { loaded: Answers };
}

/** Every questionnaire with one answer to one question, as somebody gives it who is asked everything. */
function givenBefore(kept: Kept): { name: string; value: unknown; answers: Answers }[] {
  const { form } = kept;
  const example = form.examples!['complete']!.answers;
  return Object.keys(form.load!.answers).flatMap((name) =>
    triedAt(form, codes, name)
      .flatMap((value) => {
        const scope = scopeOf(kept, {});
        // What asks for it is answered so that it is asked.
        const gates = triedGates(form, name);
        return gates.flatMap((gate) => {
          const given = { ...example, ...gate, [name]: value };
          const answers = completed(form, codes, given, name, scope);
          return answers ? [{ name, value, answers }] : [];
        });
      })
      .slice(0, 12),
  );
}

/** Answers with which a question is asked, as its rule has them. */
function triedGates(form: FormDocument, name: string): Answers[] {
  const found = Object.values(form.rules ?? {})
    .filter(({ show }) => show && Object.hasOwn(show, name))
    .flatMap(({ when }) => ('any' in when ? when.any : [when]))
    .flatMap((test): Answers[] => {
      if (!('at' in test)) return [];
      const gate = test.at.replace('/answers/', '');
      if ('equals' in test) return [{ [gate]: test.equals }];
      if ('in' in test) return test.in.map((value) => ({ [gate]: value }));
      return 'includes' in test ? [{ [gate]: [test.includes] }] : [];
    });
  return found.length > 0 ? found : [{}];
}

const adult = { isLegalPerson: false, isMinor: false, today: '2026-11-24' };
describe.each<[string, object, object]>([
  ['kyc-natural', adult, { tax_residence: 'ESP', founded_on: null }],
  [
    'kyc-legal',
    { isLegalPerson: true, today: '2026-11-24' },
    { tax_residence: 'ESP', founded_on: '2001-03-04' },
  ],
  [
    'kyc-minor',
    { ...adult, isMinor: true, isGuardian: true },
    { tax_residence: 'ESP', founded_on: null },
  ],
])('%s', (id, facts, record) => {
  const form = documents.get(`form/${id}`)!.value as FormDocument;
  const kept: Kept = { form, facts: facts as Kept['facts'], record };
  const all = givenBefore(kept);

  test('every question is answered in some questionnaire', () => {
    const answered = new Set(all.map(({ name }) => name));
    const asked = Object.keys(form.load!.answers);
    expect(asked.filter((name) => !answered.has(name))).toEqual([]);
  });

  test('whichever question is asked again, every answer to it is completed with what is shown', () => {
    const stuck: string[] = [];
    let tried = 0;
    for (const { answers: counted } of swept(all, 12)) {
      const { shown } = effective(form, { facts: kept.facts, answers: counted });
      const begun = Object.fromEntries(
        Object.entries(counted).filter(([one]) => Object.hasOwn(form.load!.answers, one)),
      );
      for (const name of Object.keys(form.load!.answers).filter((one) => shown.has(one)))
        for (const value of new Set(
          all.filter((one) => one.name === name).map((one) => one.value),
        )) {
          tried++;
          const scope = scopeOf(kept, counted, [name]);
          const given = { ...begun, [name]: value };
          if (!completed(form, codes, given, name, scope))
            stuck.push(`${name}: ${JSON.stringify(value)} of ${JSON.stringify(counted)}`);
        }
    }
    expect(stuck).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });
});
