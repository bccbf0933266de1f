import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import { issues } from '#/language/issues.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { isDemandedTick } from '#/language/requests/isDemandedTick.ts';
import { isCarried } from '#/language/requests/requestMapping.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import { bodyPointer } from '#/language/requests/submission.ts';
import { sharedForms } from '../../support/documents.ts';
import { idOf, openDesk, type Desk } from '../people/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** Who answers each form, about whom, and for orders where: accounts and products that it may be given on. */
interface Asked {
  by: string;
  of?: string;
  account?: string;
  product?: string;
}
const asked: Readonly<Record<string, Asked>> = {
  crs: { by: 'ana' },
  'crs-minor': { by: 'tutor', of: 'nora' },
  fatca: { by: 'ana' },
  'fatca-minor': { by: 'tutor', of: 'nora' },
  'kyc-legal': { by: 'iberica' },
  'kyc-minor': { by: 'tutor', of: 'nora' },
  'kyc-natural': { by: 'ana' },
  'order-contribution': { by: 'ana', account: 'ana/2', product: '64678' },
  'order-standing-contribution': { by: 'ana', account: 'ana/2', product: '64678' },
  'order-standing-subscription': { by: 'ana', account: 'ana/1', product: '10394' },
  'order-subscription': { by: 'ana', account: 'ana/1', product: '10394' },
  'order-transfer': { by: 'ana', account: 'ana/1', product: '10394' },
  'order-transfer-in': { by: 'ana', account: 'ana/1', product: '10394' },
};

/** Ticks that a form demands and its call carries, as far as its first example has to give them. */
const ticksOf = (form: FormDocument) => {
  const { answers, scope = {} } = Object.values(form.examples!)[0]!;
  return Object.keys(answers).filter(
    (name) =>
      isDemandedTick(form, name) &&
      isCarried(form, name) &&
      issues(form, { ...answers, [name]: null }, scope).some(
        ({ path }) => path === `/answers/${name}`,
      ),
  );
};
const forms = sharedForms.filter(({ form }) => form.submit && ticksOf(form).length > 0);

test('every form whose call carries a tick is asked below', () => {
  const carrying = sharedForms.filter(({ form }) =>
    Object.keys(form.data.properties).some(
      (name) => form.submit && isDemandedTick(form, name) && isCarried(form, name),
    ),
  );
  expect(carrying.map(({ form }) => form.id).sort()).toEqual(Object.keys(asked).sort());
  expect(forms).toEqual(carrying);
});

const rows = forms.flatMap(({ form }) =>
  ticksOf(form).flatMap((tick) =>
    [true, false].map((isNamed) => [form.id, tick, isNamed, form] as const),
  ),
);

test.each(rows)('%s is not taken without %s (by its name: %s)', async (id, tick, isNamed, form) => {
  const { by, of = by, account, product } = asked[id]!;
  const send = await desk.as(by);
  const scope = {
    me: { intervener: { uuid: idOf(`intervener/${by}`) } },
    route: {
      ...{ name: '', path: '', params: {} },
      query: {
        menor: idOf(`intervener/${of}`),
        ...(account && { cuenta: idOf(`account/${account}`) }),
        ...(product && { producto: product }),
      },
    },
  };
  const { answers } = Object.values(form.examples!)[0]!;
  const { path, body } = requestOf(form, answers, { ...scope, answers });
  const unticked = Object.fromEntries(Object.entries(body).filter(([name]) => name !== tick));
  const { method, path: template } = calls[form.submit!.call as OperationId];
  const url = Object.entries(path).reduce(
    (made, [name, value]) => made.replace(`{${name}}`, String(value)),
    template,
  );
  expect(bodyPointer(form, `/answers/${tick}`)).toBe(`/${tick}`);
  const said = async (payload: object) => {
    const answer = await send(method, url, payload, isNamed ? id : undefined);
    const { errors = [] } = (answer.json().result ?? {}) as {
      errors?: { code: string; path?: string }[];
    };
    const codes = errors.map(({ code }) => code);
    expect(codes).not.toContain('form_required');
    const about = errors.filter((one) => one.path === `/body/${tick}`);
    return [answer.statusCode < 400, ...about.map(({ code }) => code)];
  };
  for (const payload of [unticked, { ...body, [tick]: false }])
    expect(await said(payload), JSON.stringify(payload)).toEqual([false, 'truthyCheckbox']);
  expect((await said(body)).slice(1)).toEqual([]);
});

test('a tick that was given with a change of some things is told by its transcript', async () => {
  const luis = await desk.as('luis');
  const of = `/interveners/${idOf('intervener/luis')}`;
  const sent = { residences: [{ tin_country: 'ESP', tin_code: '87654321X' }] };
  const saved = await luis('PATCH', `${of}/crs`, {
    ...{ ...sent, direction_type: 'OECD302' },
    declares: true,
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const { transcripts } = (await luis('GET', `${of}/transcripts`)).json().data;
  const { transcript } = (await luis('GET', `${of}/transcripts/${transcripts[0].uuid}`)).json()
    .data;
  const lines = transcript.sections.flatMap((one: { lines: object[] }) => one.lines);
  expect(lines).toContainEqual(expect.objectContaining({ name: 'declares', value: true }));
});
