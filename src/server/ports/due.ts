import type { Context } from './context.ts';

/** What has to be done when its time comes, by name and in this order. Each may run again at any time. */
export type Due = Readonly<Record<string, (context: Context) => Promise<void>>>;
