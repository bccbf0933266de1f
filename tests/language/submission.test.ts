import { describe, expect, test } from 'vitest';
import { sendDocument } from '#/engine/form/send.ts';
import { withoutLocal } from '#/language/requests/withoutLocal.ts';
import { effective } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { read } from '#/language/values/pointer.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { answerPointer, answersIn, bodyPointer } from '#/language/requests/submission.ts';
import { sharedForms } from '../support/documents.ts';
import { fc } from '../support/fc.ts';
import { generatedForms } from '../support/generatedForms.ts';

/** The body that the page sends. */
async function bodyOf(form: FormDocument, answers: Answers, scope: Scope): Promise<unknown> {
  let sent: unknown;
  await sendDocument(form, 'a'.repeat(64), answers, scope, (_, input) => {
    sent = (input as { body: unknown }).body;
    return Promise.resolve({ data: {} as never });
  });
  return JSON.parse(JSON.stringify(sent));
}

/** What comes back out of the body is what went in, and every answer stands where it is said to. */
async function comesBack(form: FormDocument, answers: Answers, scope: Scope): Promise<void> {
  const body = await bodyOf(form, answers, scope);
  const found = answersIn(form, given(body), scope);
  expect([found.strange, found.other]).toEqual([[], []]);
  expect(found.answers).toEqual(answers);
  for (const [name, value] of Object.entries(answers)) {
    const place = bodyPointer(form, `/answers/${name}`)!;
    expect(read(body, place)).toEqual(value);
    expect(answerPointer(form, place)).toBe(`/answers/${name}`);
    expect(answerPointer(form, `${place}/0/detail`)).toBe(`/answers/${name}/0/detail`);
  }
}

const given = (body: unknown) => ({ path: {}, query: {}, body });

const forms = sharedForms.map(({ form }) => form).filter(({ submit }) => submit);

test.each(forms)('the server reads the answers of $id as the page sent them', async (form) => {
  for (const { answers, scope = {}, issues } of Object.values(form.examples ?? {})) {
    if (issues.length > 0) continue;
    const sent = withoutLocal(form, effective(form, { ...scope, answers }).answers);
    const bound = Object.keys(sent).filter((name) => bodyPointer(form, `/answers/${name}`));
    await comesBack(form, Object.fromEntries(bound.map((name) => [name, sent[name]])), scope);
  }
});

test('the server reads the answers of any form as the page sent them, however they are bound', async () => {
  await fc.assert(
    fc.asyncProperty(
      generatedForms(3),
      fc.constantFrom('flat', 'nested', 'renamed'),
      async ({ form, scopes }, way) => {
        const submit = submitOf(form, way);
        for (const scope of scopes) {
          const { answers } = effective(form, scope);
          await comesBack({ ...form, submit }, answers, { ...scope, me: { name: 'Ana' } });
        }
      },
    ),
    { numRuns: 60 },
  );
});

function submitOf({ data }: FormDocument, way: string): FormDocument['submit'] {
  const names = Object.keys(data.properties);
  const bodies: Record<string, NonNullable<FormDocument['submit']>['input']> = {
    flat: undefined,
    nested: { body: { answers: { from: '/answers' }, source: 'PRIVATE_AREA' } },
    renamed: {
      body: {
        ...Object.fromEntries(names.map((name) => [`x_${name}`, { from: `/answers/${name}` }])),
        who: { from: '/me/name' },
      },
    },
  };
  return { call: 'saveKyc', label: 'Enviar', input: bodies[way] };
}

describe('a body that no page made', () => {
  const form: FormDocument = {
    kind: 'form',
    id: 'sample',
    title: '',
    data: { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
    fields: {},
    steps: {},
    submit: {
      call: 'x',
      label: '',
      input: {
        body: {
          answers: { from: '/answers' },
          source: 'PRIVATE_AREA',
          who: { from: '/me/name' },
          where: { from: '/route/params/id' },
        },
      },
    },
  };
  const good = { answers: { a: '1' }, source: 'PRIVATE_AREA', who: 'Ana', where: '7' };
  const scope = { me: { name: 'Ana' } };

  test('is told by its places', () => {
    const strange = (more: object) => {
      const found = answersIn(form, given({ ...good, ...more }), scope);
      return [...found.strange, ...found.other];
    };
    expect(strange({})).toEqual([]);
    expect(strange({ source: 'X' })).toEqual(['/body/source']);
    expect(strange({ who: 'Luis' })).toEqual(['/body/who']);
    expect(strange({ where: 'anywhere' })).toEqual([]);
    expect(strange({ extra: 1, 'a/b': 1 })).toEqual(['/extra', '/a~1b']);
    expect(strange({ answers: ['x'] })).toEqual(['/answers']);
  });

  test('has no answers where it is nothing', () => {
    for (const body of [undefined, null, 'x', ['x']])
      expect(answersIn({ ...form, submit: undefined }, given(body), {}).answers).toEqual({});
  });

  test('stands for no answer at its fixed places', () => {
    expect(answerPointer(form, '/source')).toBeUndefined();
    expect(answerPointer(form, '/answers')).toBeUndefined();
    expect(answerPointer(form, '/answers/a')).toBe('/answers/a');
    expect(bodyPointer(form, '/facts/age')).toBeUndefined();
  });
});
