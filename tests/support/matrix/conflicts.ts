import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { OperationId } from '../../../src/contract/call.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { idempotencyKey } from '../../../src/server/idempotency/idempotencyKey.ts';
import type { Ask, TestServer } from '../server.ts';
import { rowOf } from './allowed.ts';
import { askAllowed, enter, readyCell } from './allowedCell.ts';
import { readObjects, type Objects } from './objects.ts';
import { requestOf } from './requestOf.ts';
import { studioStates } from './studioRows.ts';

type Answer = Promise<LightMyRequestResponse>;

/** What a call answers when the state of its object is in the way (409). */
export function askInConflict(server: TestServer, id: OperationId): Answer {
  const special = conflicts[id];
  if (special) return special(server, id);
  if (isOnce(id)) return askTwiceAtOnce(server, id);
  if (facts[id].evidence) return formless(server, id);
  throw new Error(`nobody knows how ${id} gets into a conflict`);
}

/** Whether a call happens once under the key of its request. */
const isOnce = (id: OperationId) =>
  idempotencyKey(id, { userId: 'somebody' } as never, { 'idempotency-key': 'key-of-a-request' }) !==
  undefined;

/** The same request twice at the same time: whoever comes second is told that the first still runs. */
async function askTwiceAtOnce(server: TestServer, id: OperationId): Answer {
  const { who, objects } = await readyCell(server, id);
  const { method, url, options } = requestOf(id, objects);
  const send = (key: string) =>
    server.ask(method, url, {
      ...who,
      ...options,
      headers: { ...options.headers, 'idempotency-key': key },
    });
  let last: LightMyRequestResponse | undefined;
  for (let time = 0; time < 8 && last?.statusCode !== 409; time++) {
    const key = server.context.id();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(key)));
    last = answers.find(({ statusCode }) => statusCode === 409) ?? answers[0]!;
  }
  return last!;
}

type Conflict = (server: TestServer, id: OperationId) => Answer;

/** A call as its row says, about other objects, after something else. */
const about =
  (
    change: (objects: Objects) => Partial<Objects>,
    key = 'ana/1',
    body?: (objects: Objects) => object,
  ): Conflict =>
  async (server, id) => {
    const objects = await readObjects(server, key);
    return askAllowed(server, id, change(objects), {
      about: key,
      after: [],
      ...(body && { body }),
    });
  };

/** A document that its sender has just sent and staff have validated. */
const decided: Conflict = async (server, id) => {
  const { who, objects } = await readyCell(server, id);
  const { method, url, options } = requestOf(id, objects);
  const staff = await enter(server, 'staff.ops');
  const first = await server.ask('PATCH', url, { ...staff, payload: { validated: true } });
  if (first.statusCode !== 200) throw new Error(first.body);
  return server.ask(method, url, { ...who, ...options });
};

/** Answers to a form that nobody released. */
const formless: Conflict = async (server, id) => {
  const { who, objects } = await readyCell(server, id);
  const { method, url, options } = requestOf(id, objects);
  const headers = { 'x-form': `nothing@${'0'.repeat(64)}` };
  return server.ask(method, url, { ...who, ...options, headers } as Ask);
};

const inPlan = about(() => ({}), 'ana/1');
const finished: Conflict = async (server, id) => {
  const operation = await operationWith(server, 'FINALIZED');
  return askAllowed(server, id, { operation, validated: operation }, { after: [] });
};

/** Asked as its row says, then once more. */
const again: Conflict = async (server, id) => {
  await askAllowed(server, id);
  return askAllowed(server, id);
};

/** The very same object a second time: somebody was quicker. */
const slower: Conflict = async (server, id) => {
  const { who, objects } = await readyCell(server, id);
  const { method, url, options } = requestOf(id, objects);
  await server.ask(method, url, { ...who, ...options });
  return server.ask(method, url, { ...who, ...options });
};

/** About a signature that its signer has given up. */
const rejected: Conflict = async (server, id) => {
  const { who, objects } = await readyCell(server, id);
  const [given, asked] = [requestOf('rejectSignature', objects), requestOf(id, objects)];
  await server.ask(given.method, given.url, { ...who, ...given.options });
  return server.ask(asked.method, asked.url, { ...who, ...asked.options });
};

/** About a code that was right already. */
const proved: Conflict = async (server, id) => {
  const { who, objects } = await readyCell(server, 'confirmReauthentication');
  const first = requestOf('confirmReauthentication', objects);
  const { method, url, options } = requestOf(id, objects);
  await server.ask(first.method, first.url, { ...who, ...first.options });
  return server.ask(method, url, { ...who, ...options });
};

const conflicts: Partial<Record<OperationId, Conflict>> = {
  updateGdpr: formless,
  updateCrs: formless,
  updateFatca: formless,
  updateAccountIntervener: about(
    () => ({}),
    'ana/1',
    () => ({ percentage: '10' }),
  ),
  removeAccountIntervener: (server, id) =>
    askAllowed(server, id, {}, { by: 'luis', about: 'luis/1' }),
  replaceAccountIntervenerRoles: formless,
  async updateBankAccount(server, id) {
    const iban_code = 'ES7921000813610123456789';
    const { bank } = await readObjects(server, 'ana/1');
    await askAllowed(server, 'createBankAccount', {}, { body: () => ({ iban_code }) });
    return askAllowed(server, id, { bank }, { body: () => ({ iban_code }) });
  },
  async deleteBankAccount(server, id) {
    const objects = await readObjects(server, 'ana/1');
    const operation = await operationWith(server, 'VALIDATED');
    await withTenant(server.owner, server.at().tenant.id, (db) =>
      sql`update operations set details = details ||
        jsonb_build_object('uuid_bank_account', ${objects.bank}::text)
        where uuid = ${operation}`.execute(db),
    );
    return askAllowed(server, id, { bank: objects.bank }, { by: 'ana', after: [] });
  },
  // What was made before used the share up, and a form is asked before the key is looked at.
  async createBeneficiary(server, id) {
    const { account } = await readObjects(server, 'ana/2');
    await withTenant(server.owner, server.at().tenant.id, (db) =>
      sql`delete from account_parties where uuid_account = ${account}`.execute(db),
    );
    return askTwiceAtOnce(server, id);
  },
  updateBeneficiary: formless,
  deleteBeneficiary: inPlan,
  updateOperation: finished,
  deleteOperation: finished,
  updateIntervenerDocument: decided,
  updateAccountDocument: decided,
  updateOperationDocument: decided,
  deleteOperationDocument: decided,
  exportOperationToRdText: finished,
  exportOperationsToRdText: finished,
  payIn: finished,
  discardDraftData: again,
  signDocuments: (server, id) => askAllowed(server, id, {}, { after: [] }),
  createReauthentication: (server, id) => askAllowed(server, id, {}, { by: 'sincontacto' }),
  confirmReauthentication: proved,
  resendReauthenticationCode: proved,
  confirmContact: again,
  changeIssueStatus: slower,
  setTaxExemption: about(() => ({})),
  setContributorSituation: about(() => ({}), 'fundacion/1'),
  closeStaffAlert: slower,
  decidePartyRequest: slower,
  rejectSignature: (server, id) =>
    askAllowed(server, id, {}, { after: rowOf('reconcileOperation').after }),
  confirmSignature: rejected,
  // A step that another state is for: what was just begun is approved by nobody, and nothing is given up twice.
  ...Object.fromEntries(
    Object.entries(studioStates).map(([call, after]): [string, Conflict] => [
      call,
      (server, id) => askAllowed(server, id, {}, { after }),
    ]),
  ),
  resendSignatureCode: rejected,
};

const inTenant = <T>(server: TestServer, work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(server.context.db, server.at().tenant.id, work);

/** An operation of ana's first account with a status. */
async function operationWith(server: TestServer, status: string): Promise<string> {
  const row = await inTenant(server, (db) =>
    db
      .selectFrom('operations')
      .innerJoin('accounts', 'accounts.uuid', 'operations.uuid_account')
      .select(['operations.uuid', 'operations.uuid_account'])
      .where('operation_status', '=', status)
      .where('operation_type', '=', 'SUSCRIPCION')
      .orderBy('operations.uuid')
      .execute(),
  );
  const { account } = await readObjects(server, 'ana/1');
  const found = row.find(({ uuid_account }) => uuid_account === account);
  if (!found) throw new Error(`ana has no operation that is ${status}`);
  return found.uuid;
}
