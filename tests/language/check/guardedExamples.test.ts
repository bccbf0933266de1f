import { describe, expect, test } from 'vitest';
import type { Assembled } from '#/language/assembly/assemble.ts';
import { checkExamples } from '#/language/check/examples.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { put, type Json } from '#/language/lenses/json.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { withoutExample, withVerdict } from '#/language/edits/keepExample.ts';
import { issues } from '#/language/validation/issues.ts';
import { patchBetween } from '#/language/values/patchBetween.ts';
import { openapi } from '#/contract/openapi.ts';
import { guardOf } from '#/studio/preview/KeptExamples.tsx';
import { worlds } from '../../support/editedForms.ts';

const documents = worlds.almadraba!;
const key = 'form/poll-area';
const base = valueOf(documents, key);
const said = (value: Json) => {
  const variant = { file: key, patch: patchBetween(base, value), base };
  const document: Assembled = {
    kind: 'form',
    id: 'poll-area',
    file: key,
    text: '',
    value,
    variant,
  };
  return checkExamples(document, { documents: new Map(), contract: openapi });
};
const optional = put(base, '/fields/advise/required', undefined);

describe('an example that stands in a form', () => {
  test('stops by its name a variant in which what it guards is guarded no more', () => {
    expect(said(base)).toEqual([]);
    expect(said(optional)).toMatchObject([
      { pointer: '/examples/empty/issues', severity: 'error' },
    ]);
    expect(said(optional)[0]!.message).toMatch(/«empty».*«required» en «\/answers\/advise»/);
  });

  test('lets a variant ask for more than the form does', () => {
    const more = put(
      put(base, '/data/properties/why', { type: 'string', title: '¿Por qué?', own: true }),
      '/fields/why',
      { widget: 'text', required: true },
    );
    expect(said(put(more, '/steps/answers/fields/why', 40))).toEqual([]);
  });

  test('is no longer in the way once somebody says what it gives, or takes it away', () => {
    const now = { ...documents, [key]: JSON.stringify(optional) };
    const issues = [
      { path: '/answers/ease', code: 'required' },
      { path: '/answers/uses', code: 'required' },
    ];
    const guard = guardOf(now, key, 'form/empty')!;
    expect(guard.isGiven({ issues })).toBe(false);
    expect(said(valueOf(guard.update(now, { issues }), key))).toEqual([]);
    expect(said(valueOf(withVerdict(now, key, 'empty', { issues }), key))).toEqual([]);
    expect(said(valueOf(withoutExample(now, key, 'empty'), key))).toEqual([]);
  });

  test('stops by what the preview says of it exactly what the check stops', () => {
    const more = put(
      put(base, '/data/properties/why', { type: 'string', title: '¿Por qué?', own: true }),
      '/fields/why',
      { widget: 'text', required: true },
    );
    const asking = put(more, '/steps/answers/fields/why', 40);
    const changes = [base, optional, asking, withOwn(optional), withOwn(asking)];
    const found = changes.flatMap((value) =>
      Object.entries((value.examples ?? {}) as NonNullable<FormDocument['examples']>).map(
        ([name, { answers, scope = {} }]) => {
          const now = { ...documents, [key]: JSON.stringify(value) };
          const guard = guardOf(now, key, `form/${name}`, documents)!;
          const verdict = { issues: issues(value as unknown as FormDocument, answers, scope) };
          const isStopped = said(value).some(({ pointer }) =>
            pointer.startsWith(`/examples/${name}/`),
          );
          expect([name, guard.isStopped(verdict)]).toEqual([name, isStopped]);
          return [guard.isGiven(verdict), isStopped].join();
        },
      ),
    );
    // One that stays, one that gives more and stops nothing, and one that stops.
    expect([...new Set(found)].sort()).toEqual(['false,false', 'false,true', 'true,false']);
  });
});

/** The same with one example that the tenant has said otherwise. */
const withOwn = (value: Json) =>
  put(value, '/examples/empty/issues', [{ path: '/answers/ease', code: 'required' }]);
