import type { Handler } from '../ports/handler.ts';
import { hostCredentials } from '../tenants/hostCredentials.ts';
import { servedNow } from '../tenants/servedNow.ts';

export const getHostCredentials: Handler<'getHostCredentials'> = async ({ context, host }) =>
  hostCredentials(await servedNow(context, context.hosts.at(host)));
