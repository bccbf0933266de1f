import { withTenant } from '../database/withTenant.ts';
import { PaymentFault, type PaymentProvider } from './provider.ts';

/** Where the demo's provider shows its pages. */
export const SANDBOX_PATH = '/sandbox-pay/';

/** How the demo's provider is called, and where its pages are. */
const known = {
  title: 'Sandbox Pay',
  pages: SANDBOX_PATH,
  pageOf: (reference: string) => SANDBOX_PATH + reference,
};

/** The demo's own provider: what it knows is kept apart, as if it were a house of its own. */
export const sandboxProvider: PaymentProvider = {
  ...known,
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
};

/** A provider that is away, to see what happens then. */
export const sandboxAway: PaymentProvider = {
  ...known,
  create: () => Promise.reject(new PaymentFault('the provider is away')),
  ask: () => Promise.reject(new PaymentFault('the provider is away')),
};

/** A provider that takes the request and never answers. */
export const sandboxSlow: PaymentProvider = {
  ...known,
  create: () => new Promise(() => undefined),
  ask: () => new Promise(() => undefined),
};

/** A provider that says what nobody understands. */
export const sandboxBroken: PaymentProvider = {
  ...known,
  create: async () => JSON.parse('<html>500</html>') as string,
  ask: async () => JSON.parse('<html>500</html>') as never,
};
