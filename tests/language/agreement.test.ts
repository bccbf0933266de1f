import { describe, expect, it } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import { answersSchema } from '#/language/validation/answersSchema.ts';
import { effective } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { base, tenants } from '../support/documents.ts';
import { generatedForms } from '../support/generatedForms.ts';
import {
  accessJudges,
  fullJudge,
  interpretedJudge,
  moduleJudge,
  rjsfFlatJudge,
  rjsfJudge,
  serverJudge,
} from '../support/judges.ts';
import { fc } from '../support/fc.ts';
import { times } from '../support/sweep.ts';

const FORMS = times(60, 15);
const SCOPES = 25;
const seed = 20261120;

describe('generated forms', () => {
  it('are judged alike by the browser module, the server, rjsf and one full schema', () => {
    const seen = { judged: 0, valid: 0, hiding: 0, limited: 0, barred: 0, closed: 0 };
    fc.assert(
      fc.property(generatedForms(SCOPES), ({ form, scopes }) => {
        const shipped = moduleJudge(form);
        const others = [
          serverJudge(form),
          interpretedJudge(form),
          fullJudge(form),
          rjsfJudge(form),
          rjsfFlatJudge(form, answersSchema(form)),
        ];
        const access = accessJudges(form);
        for (const scope of scopes) {
          const verdict = shipped(scope);
          for (const other of others) expect(other(scope)).toEqual(verdict);
          const [may, ...alike] = access.map((judge) => judge(scope));
          expect(alike).toEqual(alike.map(() => may));
          const now = effective(form, scope);
          seen.judged++;
          seen.valid += verdict.length === 0 ? 1 : 0;
          seen.hiding += now.shown.size < Object.keys(form.data.properties).length ? 1 : 0;
          seen.barred += verdict.some((one) => one.endsWith(' not_available')) ? 1 : 0;
          seen.closed += may ? 0 : 1;
          seen.limited += Object.keys(now.limited).length > 0 ? 1 : 0;
        }
      }),
      { numRuns: FORMS, seed },
    );
    expect(seen.judged).toBe(FORMS * SCOPES);
    expect(seen.valid).toBeGreaterThan((50 / 60) * FORMS);
    expect(seen.hiding).toBeGreaterThan((500 / 60) * FORMS);
    expect(seen.limited).toBeGreaterThan((100 / 60) * FORMS);
    expect(seen.barred).toBeGreaterThan((100 / 60) * FORMS);
    expect(seen.closed).toBeGreaterThan((100 / 60) * FORMS);
  });

  it.each([
    ['the guard that makes a condition on a hidden field false', { dropGuards: true }],
    ['the demand for facts that the form reads', { dropFacts: true }],
    ['what is offered, and what keeps it from being chosen', { dropOffers: true }],
  ])(
    'betray a judge that drops %s',
    (_what, mutation) => {
      let caught = false;
      fc.assert(
        fc.property(generatedForms(20), ({ form, scopes }) => {
          if (caught) return;
          const [whole, mutant] = [moduleJudge(form), fullJudge(form, mutation)];
          caught ||= scopes.some((scope) => String(whole(scope)) !== String(mutant(scope)));
        }),
        { numRuns: 40, seed },
      );
      expect(caught).toBe(true);
    },
    60_000,
  );
});

/** Forms as each tenant serves them, overlays laid over; each text once. */
const forms = new Map(
  Object.values(tenants)
    .flatMap((own) => [...assemble(base, own).documents.values()])
    .filter(({ kind }) => kind === 'form')
    .map(({ text, file, variant, value }) => [
      text,
      [variant?.file ?? file, value as FormDocument] as const,
    ]),
).values();

describe('every form of the repository', () => {
  it.each([...forms])(
    '%s is judged alike by module, server, rjsf and a full schema over random answers',
    (_file, form) => {
      const judges = [
        serverJudge(form),
        interpretedJudge(form),
        rjsfFlatJudge(form, answersSchema(form)),
        fullJudge(form),
        rjsfJudge(form),
      ];
      const shipped = moduleJudge(form);
      const examples = Object.values(form.examples ?? {});
      for (const { answers, scope } of examples)
        for (const other of judges)
          expect(other({ ...scope, answers })).toEqual(shipped({ ...scope, answers }));
      fc.assert(
        fc.property(randomAnswers(form), (answers) => {
          for (const other of judges) expect(other({ answers })).toEqual(shipped({ answers }));
        }),
        { numRuns: times(100, 12), seed },
      );
    },
  );
});

/** Answers near the form's own: from its examples, from nothing, and of every wrong type. */
function randomAnswers(form: FormDocument): fc.Arbitrary<Record<string, unknown>> {
  const said = Object.values(form.examples ?? {}).map(({ answers }) => answers);
  const entries = Object.entries(form.data.properties).map(([name, property]) => {
    const known = [...said.map((answers) => answers[name]), ...(property.enum ?? [])];
    return [
      name,
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...known, undefined) },
        fc.string({ maxLength: 30 }),
        fc.constantFrom('', null, true, false, 0, [], {}),
      ),
    ] as const;
  });
  return fc.record(Object.fromEntries(entries));
}
