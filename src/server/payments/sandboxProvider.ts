import { withTenant } from '../database/withTenant.ts';
import { PaymentFault, type PaymentProvider } from './provider.ts';

/** Where the demo's provider shows its pages. */
export const SANDBOX_PATH = '/sandbox-pay/';

/** The demo's own provider: what it knows is kept apart, as if it were a house of its own. */
export const sandboxProvider: PaymentProvider = {
  create({ db }, { tenant, uuid, amount, concept }) {
    const reference = `pay-${uuid}`;
    return withTenant(db, tenant.id, async (transaction) => {
      await transaction
        .insertInto('sandbox_payments')
        .values({ tenant_id: tenant.id, reference, amount, concept, status: 'PENDING' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return reference;
    });
  },
  async ask({ db }, tenant, reference) {
    const known = await withTenant(db, tenant.id, (transaction) =>
      transaction
        .selectFrom('sandbox_payments')
        .select(['status', 'amount'])
        .where('reference', '=', reference)
        .executeTakeFirst(),
    );
    if (!known) throw new PaymentFault('the provider does not know the payment');
    return known;
  },
  pageOf: (reference) => SANDBOX_PATH + reference,
};

/** A provider that is away, to see what happens then. */
export const sandboxAway: PaymentProvider = {
  create: () => Promise.reject(new PaymentFault('the provider is away')),
  ask: () => Promise.reject(new PaymentFault('the provider is away')),
  pageOf: (reference) => SANDBOX_PATH + reference,
};

/** A provider that takes the request and never answers. */
export const sandboxSlow: PaymentProvider = {
  create: () => new Promise(() => undefined),
  ask: () => new Promise(() => undefined),
  pageOf: (reference) => SANDBOX_PATH + reference,
};

/** A provider that says what nobody understands. */
export const sandboxBroken: PaymentProvider = {
  create: async () => JSON.parse('<html>500</html>') as string,
  ask: async () => JSON.parse('<html>500</html>') as never,
  pageOf: (reference) => SANDBOX_PATH + reference,
};
