import { withTenant } from '../../src/server/database/withTenant.ts';
import { settleTenant } from '../../src/server/settlement/settleTenant.ts';
import { withRelease } from '../../src/server/tenants/withRelease.ts';
import { publishNavs, navsUpTo } from '../../src/demo/seeding/publishNavs.ts';
import { productsOf } from '../../src/demo/world/products.ts';
import { demoTenants } from '../../src/demo/world/tenants.ts';
import { examinePapers } from '../../src/server/settlement/examinePapers.ts';
import type { Context } from '../../src/server/ports/context.ts';
import type { Market } from '../server/settlement/market.ts';
import { grantProof } from './grantProof.ts';
import type { TestServer } from './server.ts';

/** What staff do where no sandbox stands for others: they record what banks and entities say. */
export function createExternalParties(server: TestServer, market: Market) {
  const { context } = server;
  let session: { at: number; token: string; proof?: string } | undefined;

  /** Of this moment of the server: tokens end. */
  async function logIn() {
    const at = context.now().getTime();
    if (session?.at === at) return session;
    const token = await server.token('staff.ops', { scope: 'staff' });
    return (session = { at, token, proof: await grantProof(server, token) });
  }

  /** A staff call that needs a proof. */
  async function ask(url: string, payload: object) {
    const { token, proof } = await logIn();
    return server.ask('POST', `/api${url}`, { token, proof, payload });
  }

  return {
    ask,
    message: (uuid: string, payload: object) =>
      ask(`/staff/operations/${uuid}/transfer-messages`, payload),
    file: (content: string) => ask('/staff/transfer-files', { content }),
    debit: (uuid: string, payload: object) =>
      ask(`/staff/operations/${uuid}/debit-answers`, payload),

    /**
     * Days are settled as outside of a demo; only papers are found good, as staff would.
     * @param given of a server that fails
     */
    async settleUntil(now: string, given: Context = context): Promise<void> {
      const outside = { ...given, config: { ...given.config, isDemo: false } };
      const day = now.slice(0, 10);
      const [demo] = demoTenants.filter(({ name }) => name === market.tenant.name);
      await market.inTenant((db) => publishNavs(db, day, () => navsUpTo(productsOf(demo!), day)));
      await context.clock.moveTo(new Date(now));
      const tenant = await withRelease(context, market.tenant);
      const examine = () => examinePapers({ context, tenant, day });
      await examine();
      await settleTenant(outside, tenant);
      await examine();
    },

    alerts: (kind: string) =>
      market.inTenant((db) =>
        db
          .selectFrom('staff_alerts')
          .select(['subject', 'facts', 'resolved_at'])
          .where('kind', '=', kind)
          .orderBy('created_at')
          .execute(),
      ),

    letters: () =>
      withTenant(context.db, market.tenant.id, (db) =>
        db.selectFrom('outbox').select('subject').orderBy('sequence').execute(),
      ),
  };
}
