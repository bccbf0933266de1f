import { publishDue } from '#/demo/publishDue.ts';
import { seedDemo } from '#/demo/seedDemo.ts';
import type { StartOptions } from '#/server/startServer.ts';

/** What a demo is beside a server: data in every tenant, and the values of the days that pass. */
export const demo: Pick<StartOptions, 'extraSeeds' | 'extraDue'> = {
  extraSeeds: [seedDemo],
  extraDue: { publishDemoNavs: publishDue },
};
