import type { OperationId } from '../../../src/contract/call.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { hashSecret } from '../../../src/server/kernel/secret.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { grantProof } from '../grantProof.ts';
import type { Ask, TestServer } from '../server.ts';

/** Somebody who asks for what is not theirs. */
export interface Identity {
  name: string;
  ask: Ask;
  /** What the server takes them for; none: nobody that it knows. */
  kind?: 'client' | 'investor' | 'staff' | 'studio';
  /** The account of the demo that is nearest to them. */
  near: string;
  /** Login, of those who may look at what is partly theirs. */
  login?: 'consulta' | 'nora' | 'extutor';
}

/** Eleven of them. Expired and revoked tokens are those of the owner herself. */
export async function enterAll(server: TestServer): Promise<Identity[]> {
  const { context } = server;
  const token = (login: string, tenant = 'almadraba') => {
    const [scope] = login.includes('.') ? login.split('.') : [];
    return server.token(login, { tenant, scope });
  };
  const expired = await token('ana');
  await withTenant(context.db, server.at().tenant.id, (db) =>
    db
      .updateTable('access_tokens')
      .set({ expires_at: context.now() })
      .where('hash', '=', hashSecret(expired))
      .executeTakeFirstOrThrow(),
  );
  const revoked = await token('ana');
  const form = { token: revoked };
  await server.ask('POST', '/api/oauth2/revoke', { basic: true, form });
  const grant = { grant_type: 'client_credentials' };
  const client = await server.ask('POST', '/api/oauth2/token', { basic: true, form: grant });
  const near = 'ana/1';
  // They have shown that it is they: what they ask for is still not theirs.
  const investor = async (name: string, login: string, tenant?: string) => {
    const open = await token(login, tenant);
    const ask = { token: open, proof: await grantProof(server, open) };
    return { name, ask, kind: 'investor', near } as const;
  };
  return [
    { name: 'anonymous', ask: {}, near },
    { name: 'expired token', ask: { token: expired }, near },
    { name: 'revoked token', ask: { token: revoked }, near },
    {
      name: 'client credentials',
      ask: { token: client.json().access_token },
      kind: 'client',
      near,
    },
    await investor('other investor', 'iberica'),
    await investor('investor of another tenant', 'ana', 'encinar'),
    { ...(await investor('consult-only', 'consulta')), login: 'consulta' },
    { ...(await investor('minor', 'nora')), login: 'nora', near: 'nora/1' },
    { ...(await investor('former tutor', 'extutor')), login: 'extutor', near: 'hugo/1' },
    {
      name: 'staff of another tenant',
      ask: { token: await token('staff.ops', 'encinar') },
      kind: 'staff',
      near,
    },
    { name: 'Studio user', ask: { token: await token('studio.publish') }, kind: 'studio', near },
  ];
}

/** Whether this kind of identity gets past the door of a call. */
export const mayAsk = ({ kind }: Identity, id: OperationId): boolean =>
  kind !== undefined && facts[id].callers.includes(kind);
