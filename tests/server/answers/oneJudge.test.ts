import { describe, expect, test } from 'vitest';
import { facts } from '#/contract/facts.gen.ts';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { check } from '#/language/check.ts';
import type { Condition } from '#/language/expressions/condition.ts';
import { effective } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { sha256 } from '#/language/values/hash.ts';
import { validateForm } from '#/language/validation/validateForm.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import { runtime } from '#/language/validation/runtime.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { isCarried } from '#/language/requests/requestMapping.ts';
import { answersIn } from '#/language/requests/submission.ts';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import { checkAnswers } from '../../../src/server/answers/checkAnswers.ts';
import { base, sharedForms, tenants } from '../../support/documents.ts';
import { fc } from '../../support/fc.ts';
import { loadModule } from '../../support/judges.ts';
import { askedOnTop, ownQuestions, type Way } from '../../support/ownQuestions.ts';

const forms = sharedForms.filter(({ form }) => form.submit);
/** What the call keeps besides, for a tenant's own questions; a questionnaire that is a form as a whole keeps none. */
const keeps = ({ call }: { call: string }) => {
  const { evidence } = facts[call as keyof typeof facts];
  return evidence !== undefined && !(typeof evidence === 'object' && 'formed' in evidence);
};
const evidence = forms.filter(({ form }) => !form.locked && keeps(form.submit!));
const words = { text: (sentence: string) => sentence, codes: () => undefined };

/** What both judges say of the same answers: `path code`, sorted. */
function bothSay(form: FormDocument, answers: Answers, scope: Scope) {
  const validate = loadModule(compileStandalone(form))(runtime);
  const inBrowser = validateForm(form, answers, scope, validate);
  const request = JSON.parse(JSON.stringify(requestOf(form, answers, { ...scope, answers }))) as {
    path: object;
    query: object;
    body: object;
  };
  const { answers: arrived } = answersIn(form, request, scope);
  const kept = Object.fromEntries(
    Object.entries(answers).filter(([name]) => !isCarried(form, name)),
  );
  const onServer = checkAnswers(form, arrived, kept, scope, words);
  const now = effective(form, { ...scope, answers });
  // What the page hides, a column of a row too, it does not send.
  const isHidden = (path: string) => {
    const [, , name = '', row, column] = path.split('/');
    const shown = now.rows[name]?.[Number(row)]?.shown;
    return !now.shown.has(name) || (column !== undefined && shown?.has(column) === false);
  };
  const said = (found: { path: string; code: string }[]) =>
    [...new Set(found.map(({ path, code }) => `${path} ${code}`))].sort();
  const nameOf = (path: string) => path.split('/')[2] ?? '';
  return {
    inBrowser: said(inBrowser.filter(({ path }) => isCarried(form, nameOf(path)))),
    onServer: said(
      onServer.filter(
        ({ path, code }) =>
          // What only a server knows the page asks it, beside its rules.
          code !== 'tin-validator' && !(code === 'unknown_field' && isHidden(path)),
      ),
    ),
  };
}

const mangled = (value: unknown): unknown[] => [
  value,
  undefined,
  typeof value === 'string' ? `${value}·` : 'x',
  typeof value === 'string' ? '' : 7,
];

describe.each(forms)('$form.id', ({ form }) => {
  test('is judged by the server as by the page, whatever is answered', () => {
    const examples = Object.values(form.examples ?? {});
    expect(examples.length).toBeGreaterThan(0);
    for (const { answers, scope = {} } of examples) {
      const names = Object.keys(answers);
      for (const name of [undefined, ...names])
        for (const value of name === undefined ? [undefined] : mangled(answers[name])) {
          const given = name === undefined ? answers : { ...answers, [name]: value };
          const { inBrowser, onServer } = bothSay(form, given, scope);
          expect(onServer, JSON.stringify(given)).toEqual(inBrowser);
        }
    }
  });
});

const ways: Way[] = ['optional', 'required', 'limited', 'conditional'];

/** Sixty variants of the forms whose calls take a tenant's questions. */
const variants = fc.sample(
  fc.record({
    at: fc.nat({ max: evidence.length - 1 }),
    names: fc.uniqueArray(fc.constantFrom(...Object.keys(ownQuestions)), {
      minLength: 1,
      maxLength: 4,
    }),
    ways: fc.array(fc.constantFrom(...ways), { minLength: 4, maxLength: 4 }),
  }),
  { numRuns: 60, seed: 7 },
);

test.each(variants.map((variant, index) => ({ ...variant, index })))(
  'variant $index with questions of the tenant’s own may be published, and has one judge',
  ({ at, names, ways: how }) => {
    const { text, form } = evidence[at]!;
    const when: Condition = names.includes('own_wants')
      ? { at: '/answers/own_wants', equals: true }
      : { at: `/answers/${Object.keys(form.data.properties)[0] ?? names[0]!}`, present: true };
    const asked = names.map((name, index) =>
      name === 'own_wants' && how[index] === 'conditional' ? 'required' : how[index]!,
    );
    const variant = {
      base: { id: form.id, sha256: sha256(text) },
      patch: askedOnTop(names, asked, when),
    };
    const over = {
      file: `tenants/almadraba/overlays/form/${form.id}.json`,
      text: JSON.stringify(variant),
    };
    const { documents, problems } = assemble(base, [over]);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const made = documents.get(`form/${form.id}`)!.value as FormDocument;
    expect(made.data.properties).toHaveProperty(names[0]!);
    const first = Object.values(form.examples ?? {})[0]!;
    for (let round = 0; round < 12; round++) {
      const answers: Answers = { ...first.answers };
      names.forEach((name, index) => {
        const { good, odd } = ownQuestions[name]!;
        const values = [undefined, ...good, ...odd];
        answers[name] = values[(round + index * 3) % values.length];
      });
      const { inBrowser, onServer } = bothSay(made, answers, first.scope ?? {});
      expect(onServer, JSON.stringify(answers)).toEqual(inBrowser);
    }
  },
);

test('a tenant may add a question to every form that takes one, and the check finds nothing wrong', () => {
  const when: Condition = { at: '/answers/own_channel', present: true };
  const added = evidence.map(({ form, text }) => ({
    file: `tenants/faro/overlays/form/${form.id}.json`,
    text: JSON.stringify({
      base: { id: form.id, sha256: sha256(text) },
      patch: askedOnTop(['own_channel'], ['optional'], when),
    }),
  }));
  const own = Object.values(tenants)
    .flat()
    .filter(({ file }) => file.startsWith('tenants/faro/'));
  const faults = check([...base, ...own, ...added], openapi).filter(
    ({ severity }) => severity === 'error',
  );
  expect(faults).toEqual([]);
});
