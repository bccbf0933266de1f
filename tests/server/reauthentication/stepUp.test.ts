import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/call.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { allowed } from '../../support/matrix/allowed.ts';
import { readyCell } from '../../support/matrix/allowedCell.ts';
import { prepareObjects } from '../../support/matrix/prepare.ts';
import { requestOf } from '../../support/matrix/requestOf.ts';
import { tableMarks } from '../../support/matrix/tableMarks.ts';
import { grantProof } from '../../support/grantProof.ts';
import { stepUpCalls, stepUpRow } from '../../support/matrix/stepUp.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { swept } from '../../support/sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  await prepareObjects(server);
});
afterAll(() => server.close());

/** Another session of the same person. */
const otherSession = (id: OperationId) => {
  const { by } = stepUpRow(id);
  return server.token(by, by.startsWith('staff.') ? { scope: 'staff' } : {});
};

const cell = async (id: OperationId) => {
  const { who, objects } = await readyCell(server, id, {}, stepUpRow(id));
  return { who, request: requestOf(id, objects, stepUpRow(id)) };
};

describe('a call that the contract marks', () => {
  test('is one of the thirty-four', () => expect(stepUpCalls.length).toBe(34));

  test.each(swept(stepUpCalls, 12))(
    '%s is refused without a proof, and nothing is written',
    async (id) => {
      const { who, request } = await cell(id);
      const { method, url, options } = request;
      const elsewhere = await grantProof(server, await otherSession(id));
      const expired = await grantProof(server, who.token!, 0);
      const before = await tableMarks(server);
      for (const proof of [undefined, 'pp_made-up', elsewhere, expired]) {
        const answer = await server.ask(method, url, { ...who, proof, ...options });
        const [error] = answer.json().result.errors;
        expect([answer.statusCode, error.code]).toEqual([403, 'reauthentication_required']);
      }
      expect(await tableMarks(server)).toEqual(before);
      const headers = { 'x-request-id': `again-${id}` };
      const first = await server.ask(method, url, { ...who, proof: '', ...options, headers });
      expect(first.statusCode).toBe(403);
      const again = await server.ask(method, url, { ...who, ...options, headers });
      expect(again.statusCode, again.body).toBeLessThan(300);
    },
  );
});

describe('what needs no proof', () => {
  test('is the alias of a bank account, also beside numbers that stay as they are', async () => {
    const { who, objects } = await readyCell(server, 'getBankAccount');
    const own = requestOf('getBankAccount', objects);
    const stored = (await server.ask('GET', own.url, who)).json().data.bank_account;
    const send = (payload: object) =>
      server.ask('PATCH', own.url, { ...who, proof: undefined, payload });
    expect((await send({ alias: 'Casa' })).statusCode).toBe(200);
    const iban = stored.iban_code.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect((await send({ alias: 'Nómina', iban_code: iban })).statusCode).toBe(200);
    expect((await send({ iban_code: 'ES7921000813610123456789' })).statusCode).toBe(403);
  });

  test('is a write that neither identifies, nor reaches, nor pays, nor unlocks such: each for its reason', () => {
    const writes = (Object.keys(facts) as OperationId[]).filter(
      (id) =>
        facts[id].callers.some((caller) => caller === 'investor' || caller === 'staff') &&
        facts[id].effect !== 'reads',
    );
    const undecided = writes.filter((id) => !facts[id].stepUp && !(id in unmarked));
    expect(undecided).toEqual([]);
    expect(Object.keys(unmarked).filter((id) => facts[id as OperationId].stepUp)).toEqual([]);
    expect(Object.keys(allowed).length).toBeGreaterThan(150);
  });
});

/** Why a write needs no second look at the person. */
const unmarked: Partial<Record<OperationId, string>> = {
  createToken: 'takes the password itself',
  createStudioToken: 'takes the password itself',
  loginOnboarding: 'takes the password itself',
  revokeToken: 'only ends a session',
  changePassword: 'takes a link that went to the address on record',
  recoverPassword: 'anybody may ask; the link goes to the address on record',
  createReauthentication: 'takes the password itself',
  confirmReauthentication: 'takes the code itself',
  resendReauthenticationCode: 'the code goes to the address on record',
  answerAgnosticTest: 'says what somebody knows, not who they are',
  scoreConvenience: 'says what somebody knows, not who they are',
  answerPoll: 'an opinion',
  askKycAgain: 'only asks; what the client answers counts when they sign it',
  openStudioLink: 'shows how a form would look to whoever has its secret, and counts that',
  markNotificationRead: 'nothing follows from it',
  replaceIntervenerPhoto: 'a picture beside the name; nobody is known by it',
  removeIntervenerPhoto: 'a picture beside the name; nobody is known by it',
  createIssue: 'people read it and call the person',
  uploadIntervenerDocuments: 'staff look at every document before it counts',
  uploadAccountDocuments: 'staff look at every document before it counts',
  uploadOperationDocuments: 'staff look at every document before it counts',
  deleteOperationDocument: 'an order without its paper goes nowhere',
  updateGdpr: 'consent, not contact',
  updateCrs: 'counts when it is signed with a code',
  updateFatca: 'counts when it is signed with a code',
  saveKyc: 'counts when it is signed with a code',
  createOperation: 'counts when it is signed with a code',
  deleteOperation: 'takes back what was not carried out',
  signDocuments: 'is the code',
  confirmSignature: 'is the code',
  resendSignatureCode: 'is the code',
  remindSigner: 'says what the other knows already',
  rejectSignature: 'nothing is signed',
  payIn: 'money comes in',
  receivePayment: 'signed by the provider',
  receiveMessageReceipt: 'signed by the carrier',
  logOperationPayment: 'a note beside a payment',
  discardDraftData: 'everything stays as it was',
  answerIssue: 'words, which the person reads in their area; every one of them is kept',
  changeIssueStatus: 'nobody is told and nothing follows from it',
  closeStaffAlert: 'a note beside what is settled elsewhere',
  exportOperationToRd: 'sends what was ordered as it was ordered',
  exportOperationToRdText: 'sends what was ordered as it was ordered',
  exportOperationsToRdText: 'sends what was ordered as it was ordered',
  saveDraft: 'unfinished answers',
  deleteDraft: 'unfinished answers',
};
