import type { Config } from './config.ts';
import { isLoopback } from './isLoopback.ts';

/** Whether this server has what only a demo at the machine itself has. */
export const hasDevPages = ({
  isDemo,
  host,
  trustedProxy,
}: Pick<Config, 'isDemo' | 'host' | 'trustedProxy'>): boolean =>
  isDemo && isLoopback(host) && !trustedProxy;
