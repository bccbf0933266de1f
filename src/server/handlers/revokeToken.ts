import { revoke } from '../identity/revoke.ts';
import type { Handler } from '../router/handler.ts';

export const revokeToken: Handler<'revokeToken'> = async ({ context, tenant, body }) => {
  await revoke(context, tenant.id, body.token);
  return {};
};
