import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** What a person is offered to do with an order, and what the calls behind it say to that person. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

const deeds = { EDIT: 'edit', SUSPEND: 'suspend', RESUME: 'resume', CANCEL: 'cancel' } as const;
type Deed = keyof typeof deeds;

/** Refusals by the person, the role or the status: what no other amount mends. */
const lasting =
  /^(403|forbidden|minor_|client_|tutor_blocked|action_not_allowed|needs_|operation\.(not_changeable|signed|change_pending|made_by_request|final|transition|actor|guard))/;

const people = [
  ...['ana', 'luis', 'iberica', 'marta', 'nora', 'tutor', 'extutor', 'hugo', 'usuf', 'nudo'],
  ...['consulta', 'aportante', 'apoderado', 'caducado', 'testcaducado', 'grande', 'naviera'],
];

async function isRefused(token: string, uuid: string, change: Deed): Promise<boolean> {
  const answer = await server.ask('POST', `/api/operations/${uuid}/change-preview`, {
    token,
    payload: { change, ...(change === 'EDIT' && { gross_amount: '1234.00' }) },
  });
  const codes: string[] =
    answer.statusCode === 200
      ? answer.json().data.change.reasons.map(({ key }: { key: string }) => key)
      : answer.json().result.errors.map(({ code }: { code: string }) => code);
  return codes.some((code) => lasting.test(code));
}

test('nobody is offered what is refused, nor kept from what is not, whatever their role', async () => {
  const offered = new Map<string, Set<string>>();
  for (const login of people) {
    const entered = await server.logIn(login);
    if (entered.statusCode !== 200) continue;
    const token = entered.json().access_token as string;
    const me = uuidOf(`almadraba/intervener/${login}`);
    const list = await server.ask('GET', `/api/interveners/${me}/operations?$limit=100`, { token });
    if (list.statusCode === 403) continue;
    const listed = list.json().data.related_operations as Schema<'Operation'>[];
    const open = listed.filter(({ actions }) => actions !== undefined);
    // One of each kind that can be told apart is enough.
    const kinds = new Map(
      open.map((each) => [
        [each.operation_type, each.operation_status, each.actions, each.uuid_intervener].join(),
        each,
      ]),
    );
    offered.set(login, new Set(open.flatMap(({ actions = [] }) => actions)));
    for (const { uuid, operation_type, operation_status, actions } of kinds.values()) {
      const shown = await server.ask('GET', `/api/operations/${uuid}`, { token });
      const about = `${login} on ${operation_type} ${operation_status} ${uuid}`;
      expect(shown.json().data.operation.actions, about).toEqual(actions);
      const allowed = [];
      for (const deed of Object.keys(deeds) as Deed[])
        if (!(await isRefused(token, uuid, deed))) allowed.push(deeds[deed]);
      expect([...actions!].sort(), about).toEqual(allowed.sort());
    }
  }
  expect([...offered.get('nora')!]).toEqual([]);
  for (const deed of ['edit', 'suspend', 'cancel'])
    expect(
      [...offered.values()].some((seen) => seen.has(deed)),
      deed,
    ).toBe(true);
});
