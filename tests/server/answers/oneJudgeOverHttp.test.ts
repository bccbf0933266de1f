import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import { effective } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { sha256 } from '#/language/values/hash.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import { runtime } from '#/language/validation/runtime.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { validateForm } from '#/language/validation/validateForm.ts';
import { scopeOf } from '../../../src/server/answers/scopeOf.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { fc } from '../../support/fc.ts';
import { grantProof } from '../../support/grantProof.ts';
import { loadModule } from '../../support/judges.ts';
import { richPatch, richQuestions } from '../../support/richQuestions.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { swept } from '../../support/sweep.ts';
import { documentsWith, write } from '../../support/testForms.ts';
import { unfilled } from '../../support/unfilled.ts';

const repository = join(import.meta.dirname, '../../..');
const id = (key: string) => uuidOf(`almadraba/${key}`);
const names = Object.keys(richQuestions);
const forms = [
  ...['account-alias', 'account-post', 'bank-account-change', 'contributor', 'intervener-role'],
  ...['poll-area'],
];

let server: TestServer;
let root: string;
let token: string;
let proof: string;
let release: string;
let known: Scope;
beforeAll(async () => {
  root = documentsWith([]);
  for (const form of forms) {
    const text = readFileSync(join(repository, `schemas/forms/${form}.json`), 'utf8');
    const variant = { base: { id: form, sha256: sha256(text) }, patch: richPatch };
    write(root, `tenants/almadraba/overlays/form/${form}.json`, variant);
  }
  server = await startTestServer({ root, hasDemoData: true });
  token = await server.token('ana');
  proof = (await grantProof(server, token, 1e6))!;
  release = (await server.ask('GET', '/api/releases/current', { key: true })).json().data.hash;
  const tenant = await withRelease(server.context, server.at().tenant);
  const who = { intervenerUuid: id('intervener/ana'), userId: id('user/ana'), permissions: [] };
  known = await scopeOf(server.context, { kind: 'investor', tenant, ...who });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const route = {
  ...{ name: '', path: '', params: { uuid: id('poll/area') } },
  query: {
    ...{ cuenta: id('account/ana/1'), banco: id('bank/ana/1') },
    persona: id('intervener/consulta'),
  },
};
/** Of a plan alone there are contributors. */
const scopeFor = (form: string): Scope => ({
  ...known,
  route:
    form === 'contributor'
      ? { ...route, query: { ...route.query, cuenta: id('account/ana/2') } }
      : route,
});

/** Half of them wholly by chance, half good but for one answer. */
const answered = fc.sample(
  fc.record(
    Object.fromEntries(
      names.map((name) => [name, fc.constantFrom(...richQuestions[name]!.values)]),
    ),
  ),
  { numRuns: 12, seed: 11 },
);
const nearlyGood = names.flatMap((name) =>
  richQuestions[name]!.values.map((value) => ({
    ...{ own_req: 'abc', own_day: '2026-02-28' },
    [name]: value,
  })),
);
const runs: Answers[] = [...swept(answered, 5), ...swept(nearlyGood, 12)];

test.each(forms)(
  '%s is judged over HTTP as on its page, named or not',
  async (id) => {
    const form = (await server.context.published.documentIn<FormDocument>(release, `form/${id}`))!;
    expect(form.data.properties).toHaveProperty('own_req');
    const manifest = (await server.ask('GET', `/api/releases/${release}`)).json();
    const hash = manifest.documents[`form/${id}`];
    const validate = loadModule(compileStandalone(form))(runtime);
    const first = Object.values(form.examples!)[0]!.answers;
    const scope = scopeFor(id);
    for (const run of runs) {
      const answers: Answers = { ...first, ...run };
      const now = effective(form, { ...scope, answers });
      const inBrowser = onOwn(
        validateForm(form, answers, scope, validate).map(({ path, code }) => ({
          code,
          path: path.replace(/^\/answers/, '/body/own_answers'),
        })),
      );
      const bodies = inBrowser.length === 0 ? [now.answers, answers] : [answers];
      for (const [index, body] of bodies.entries())
        for (const header of [undefined, `${id}@${hash}`]) {
          const answer = await ask(form, body, scope, header);
          const what = `${id} ${JSON.stringify(run)} ${header ? 'named' : 'unnamed'} ${answer.body}`;
          expect(answer.statusCode, what).toBeLessThan(500);
          expect(unfilled(answer)).toEqual([]);
          const errors = answer.statusCode < 400 ? [] : answer.json().result.errors;
          expect(errors.map(({ code }: { code: string }) => code)).not.toContain('form_required');
          const onServer = onOwn(errors).filter((one) => !isHidden(one, now.shown));
          if (index === 0 && bodies.length === 2) expect(onOwn(errors), what).toEqual([]);
          else expect(onServer, what).toEqual(inBrowser);
        }
    }
  },
  240_000,
);

async function ask(form: FormDocument, answers: Answers, scope: Scope, named?: string) {
  const { method, path } = calls[form.submit!.call as OperationId];
  const request = requestOf(form, answers, { ...scope, answers });
  const url = Object.entries(request.path).reduce(
    (made, [name, value]) => made.replace(`{${name}}`, String(value)),
    `/api${path}`,
  );
  const payload = JSON.parse(JSON.stringify(request.body)) as object;
  const headers: Record<string, string> = named ? { 'x-form': named } : {};
  return server.ask(method, url, { token, proof, payload, headers });
}

interface Said {
  code: string;
  path?: string;
}

/** What is said of the tenant's own questions: `path code`, sorted. */
const onOwn = (found: readonly Said[]): string[] =>
  [
    ...new Set(
      found
        .filter(({ path = '' }) => names.includes(path.split('/')[3] ?? ''))
        .map(({ path, code }) => `${path} ${code}`),
    ),
  ].sort();

/** An answer that no page would have sent: its question is not asked now, or its cell is not. */
function isHidden(said: string, shown: ReadonlySet<string>): boolean {
  const [path, code] = said.split(' ') as [string, string];
  if (code !== 'unknown_field') return false;
  return !shown.has(path.split('/')[3]!) || /own_rows\/\d+\/more$/.test(path);
}
