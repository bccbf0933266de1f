import type { Handler } from '../router/handler.ts';
import { hostCredentials } from '../tenants/hostCredentials.ts';

export const getHostCredentials: Handler<'getHostCredentials'> = ({ context, host }) =>
  hostCredentials(context, host);
