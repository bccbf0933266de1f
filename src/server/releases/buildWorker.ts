import { parentPort } from 'node:worker_threads';
import type { ProposalBuild } from '../ports/releaseBuilder.ts';
import { buildProposal, originsOf } from './buildProposal.ts';

/** What the thread is asked: to build a proposal, or where a tenant's documents come from. */
export type BuildMessage =
  | { root: string; build: ProposalBuild }
  | { root: string; origins: Pick<ProposalBuild, 'tenant' | 'own'> };

parentPort!.on('message', (message: BuildMessage) => {
  try {
    const answer =
      'build' in message
        ? buildProposal(message.root, message.build)
        : originsOf(message.root, message.origins);
    parentPort!.postMessage({ answer });
  } catch (error) {
    parentPort!.postMessage({ error: String(error) });
  }
});
