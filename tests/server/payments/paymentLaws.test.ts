import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { signCallback } from '../../../src/server/payments/callbackSignature.ts';
import { askPayments } from '../../../src/server/payments/askPayments.ts';
import { fc } from '../../support/fc.ts';
import { grantProof } from '../../support/grantProof.ts';
import { PaymentModel, type Step } from '../../support/paymentModel.ts';
import { times } from '../../support/sweep.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { codesOf, startSigning, type Signing, type SigningServer } from '../signatures/signing.ts';

let server: SigningServer;
let market: Market;
beforeAll(async () => {
  server = await startSigning();
  market = createMarket(server);
});
afterAll(() => server.close());

const which = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'pay' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      of: which,
      deed: fc.constantFrom('pagar', 'duplicado', 'rechazar', 'error', 'falso', 'abandonar'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('callback' as const),
      of: which,
      status: fc.constantFrom('PAID', 'REJECTED'),
      event: fc.nat({ max: 3 }),
      lie: fc.constantFrom('none', 'none', 'none', 'signature', 'amount', 'old', 'reference'),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'sign' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'sendBack' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      method: fc.constantFrom('TRANSFERENCIA', 'CHEQUE', 'DOMICILIACION'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'cancel' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'clock' }) },
);

const answers = { none: 200, signature: 401, amount: 409, old: 403, reference: 404 };

/** A bank account that an order may be charged to. */
const bankOf = (operation: string): Promise<string> =>
  market.inTenant(async (db) => {
    const { uuid } = await db
      .selectFrom('bank_accounts')
      .innerJoin('operations', 'operations.uuid_account', 'bank_accounts.uuid_account')
      .select('bank_accounts.uuid')
      .where('operations.uuid', '=', operation)
      .where('bank_accounts.status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow();
    return uuid;
  });

/** Does one step at the server and in the model; what the server answers has to be what the model expects. */
async function take(step: Step, ana: Signing, operation: string, model: PaymentModel) {
  if (step.kind === 'pay') {
    const { refusal, open } = model;
    const answer = await ana.call('/sandbox/pay-in', { uuid_operation: operation });
    if (refusal) return expect(codesOf(answer)).toEqual([refusal]);
    const reference = answer.json().data.pay_in.iframe.split('/').at(-1);
    if (open) expect(reference).toBe(open.reference);
    return model.begin(reference);
  }
  if (step.kind === 'cancel') {
    const { token } = ana;
    const answer = await server.ask('DELETE', `/api/operations/${operation}`, { token });
    expect(answer.statusCode < 300).toBe(!model.isCancelled);
    return model.isCancelled || model.cancel();
  }
  if (step.kind === 'sign') {
    if (model.isCancelled || model.isSigned) return undefined;
    await market.sign(operation);
    return (model.isSigned = true);
  }
  if (step.kind === 'sendBack') {
    if (model.isCancelled || !model.isSigned) return undefined;
    await market.sendBack(operation);
    return (model.isSigned = false);
  }
  if (step.kind === 'edit') {
    const { method } = step;
    const refusal = model.refusalOf(method);
    const bank = method === 'DOMICILIACION' && { uuid_bank_account: await bankOf(operation) };
    const answer = await server.ask('PATCH', `/api/operations/${operation}`, {
      ...{ token: ana.token, proof: await grantProof(server, ana.token) },
      payload: { pay_method: method, ...bank },
    });
    if (refusal) return expect(codesOf(answer)).toEqual([refusal]);
    expect(answer.statusCode, answer.body).toBe(200);
    return (model.method = method);
  }
  if (step.kind === 'clock') {
    await server.context.clock.moveTo(new Date(server.context.now().getTime() + 61_000));
    await askPayments(server.context);
    await ana.renew();
    return model.ask();
  }
  const payment = model.payments[step.of];
  if (!payment) return undefined;
  const { reference } = payment;
  if (step.kind === 'press') {
    await server.ask('POST', `/sandbox-pay/${reference}`, { form: { deed: step.deed } });
    return model.press(step.of, step.deed);
  }
  const { status, event, lie } = step;
  const sent = server.context.now().getTime() - (lie === 'old' ? 3_600_000 : 0);
  const said = {
    event: `evt-${reference}-${event}`,
    reference: lie === 'reference' ? 'pay-nobody' : reference,
    status,
    amount: lie === 'amount' ? '999.00' : '1000.00',
    sent_at: new Date(sent).toISOString(),
  };
  const secret = lie === 'signature' ? 'somebody else' : 'demo-almadraba-payments';
  const payload = { ...said, signature: signCallback(said, secret) };
  const answer = await server.ask('POST', '/api/payment-callbacks/sandbox', { payload });
  expect(answer.statusCode, answer.body).toBe(answers[lie]);
  if (lie === 'none') model.hear(step.of, said.event, status);
}

/** What the tables hold of an order. */
const kept = (operation: string) =>
  withTenant(server.context.db, server.at().tenant.id, async (db) => ({
    money: await db
      .selectFrom('reconciliations')
      .select('amount')
      .where('uuid_operation', '=', operation)
      .execute(),
    payments: await db
      .selectFrom('payments')
      .select(['reference', 'status'])
      .where('uuid_operation', '=', operation)
      .execute(),
  }));

test(
  'money is what believed callbacks say, never twice nor in two ways, in whatever order things happen',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const ana = await server.as('ana');
        const operation = await ana.order();
        const model = new PaymentModel();
        for (const each of steps) await take(each, ana, operation, model);
        const { money, payments } = await kept(operation);
        expect(money.map(({ amount }) => amount)).toEqual(model.money ? [model.money] : []);
        const byReference = (a: { reference: string | null }, b: typeof a) =>
          String(a.reference).localeCompare(String(b.reference));
        expect(payments.sort(byReference)).toEqual(
          model.payments.map(({ reference, status }) => ({ reference, status })).sort(byReference),
        );
        const { data } = (await ana.get(`/operations/${operation}/payments`)).json();
        expect(data.payment_state).toMatchObject({
          is_paid: model.money > 0n,
          is_payable: model.refusal === undefined,
        });
        // An order that somebody pays for by themselves is charged to nobody.
        const counts = model.payments.some(({ status }) => status === 'PAID');
        const { details } = await market.operation(operation);
        expect(details.pay_method).toBe(model.method);
        expect(counts && details.pay_method !== 'TRANSFERENCIA').toBe(false);
        expect(data.payments).toHaveLength(model.payments.length);
      }),
      { numRuns: times(150, 25) },
    ),
);
