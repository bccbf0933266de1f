import { useHandle } from '../identity/passwordHandle.ts';
import type { Handler } from '../ports/handler.ts';

export const changePassword: Handler<'changePassword'> = async ({ context, tenant, body }) => {
  await useHandle(context, tenant, body.user_uuid, body.password);
  return { data: { done: true } };
};
