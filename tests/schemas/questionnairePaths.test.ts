import { expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { effective } from '#/language/effective.ts';
import { holds } from '#/language/expressions/condition.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { anyAnswers, isAsked, questionsOf } from '../support/askedPaths.ts';
import { base } from '../support/documents.ts';
import { fc } from '../support/fc.ts';
import { moduleJudge, serverJudge } from '../support/judges.ts';

const { documents } = assemble(base);
const codes = (id: string) => documents.get(`codes/${id}`)?.value as CodesDocument | undefined;
const formOf = (id: string) => documents.get(`form/${id}`)!.value as FormDocument;

/** Of whoever answered nothing before, somebody who did, and somebody who is asked for single answers again. */
const last = (sha256: string | null, asked: object | null) => ({
  last: { sha256, asked, lines: [], seen: ['CNAE'] },
});
const earlier = fc.constantFrom(
  last(null, null),
  last('a'.repeat(64), null),
  last('a'.repeat(64), {
    questions: ['CNAE'],
    reason: 'x',
    asked_at: '2026-02-15T10:00:00Z',
  }),
);

const indicia = fc.constantFrom({ file: { indicia: [] } }, { file: { indicia: ['birthplace'] } });

const stored = fc.constantFrom(
  { stored: { address: { kind: 'FISCAL' } } },
  { stored: { address: { kind: 'MAILING' } } },
);

/** What the server is asked while the form is filled in, as it may answer. */
const called: Record<string, fc.Arbitrary<Scope['data']>> = {
  'kyc-natural': earlier,
  'kyc-legal': earlier,
  'kyc-minor': earlier,
  fatca: indicia,
  'fatca-minor': indicia,
  crs: fc.constantFrom(
    { known: { classes: null } },
    { known: { classes: { crs: null, fatca: 'ENTIDAD_NO_FINANCIERA_PASIVA' } } },
  ),
  address: stored,
  'minor-address': stored,
};

test.each([
  ...['kyc-natural', 'kyc-legal', 'kyc-minor', 'fatca', 'fatca-minor', 'crs', 'crs-minor'],
  ...['address', 'minor-address', 'profile-personal'],
])(
  'every question of %s is seen asked and not asked, alike by the server and by browsers',
  (id) => {
    const form = formOf(id);
    const questions = questionsOf(form);
    const conditional = questions.filter(({ isConditional }) => isConditional);
    const [asked, left] = [new Set<string>(), new Set<string>()];
    const [held, failed] = [new Set<string>(), new Set<string>()];
    const [server, browser] = [serverJudge(form), moduleJudge(form)];
    const scopes = fc.record({
      answers: anyAnswers(form, codes),
      isLegalPerson: fc.boolean(),
      isMinor: fc.boolean(),
      isGuardian: fc.boolean(),
      data: called[id] ?? fc.constant({}),
    });
    fc.assert(
      fc.property(scopes, ({ answers, data, ...facts }) => {
        const scope: Scope = { answers, data, facts: { ...facts, today: '2026-11-20' } };
        const now = effective(form, scope);
        const counted = { ...scope, answers: now.answers };
        for (const [name, { when }] of Object.entries(form.rules ?? {}))
          (when === undefined || holds(when, counted) ? held : failed).add(name);
        const [said, saidThere] = [server(scope), browser(scope)];
        expect(saidThere).toEqual(said);
        for (const { name, isConditional, isRequired } of questions) {
          const shown = isAsked(now, name);
          if (shown === undefined) continue;
          if (isConditional) (shown ? asked : left).add(name);
          const [outer, column] = name.split('/');
          const rows = answers[outer!] as Record<string, unknown>[] | undefined;
          const answer = column === undefined ? answers[outer!] : rows?.[0]?.[column];
          if (!isRequired || answer !== undefined) continue;
          const path = column === undefined ? `/answers/${outer}` : `/answers/${outer}/0/${column}`;
          const isOuterShown = column === undefined || now.shown.has(outer!);
          expect(said.includes(`${path} required`), name).toBe(shown && isOuterShown);
        }
      }),
      { numRuns: 400 },
    );
    const names = conditional.map(({ name }) => name).sort();
    expect([...asked].sort()).toEqual(names);
    expect([...left].sort()).toEqual(names);
    const rules = Object.keys(form.rules ?? {}).sort();
    expect([...held].sort()).toEqual(rules);
    expect([...failed].sort()).toEqual(rules);
  },
);
