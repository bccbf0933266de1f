import { parentPort } from 'node:worker_threads';
import type { Comparison, ProposalBuild } from '../ports/releaseBuilder.ts';
import { buildProposal, compareDocuments, originsOf } from './buildProposal.ts';

/** What the thread is asked: to build a proposal, what two sets of documents differ in, or where a tenant's documents come from. */
export type BuildMessage =
  | { root: string; build: ProposalBuild }
  | { root: string; compare: Comparison }
  | { root: string; origins: Pick<ProposalBuild, 'tenant' | 'own'> };

parentPort!.on('message', (message: BuildMessage) => {
  try {
    parentPort!.postMessage({ answer: answerTo(message) });
  } catch (error) {
    parentPort!.postMessage({ error: String(error) });
  }
});

function answerTo(message: BuildMessage) {
  if ('build' in message) return buildProposal(message.root, message.build);
  if ('compare' in message) return compareDocuments(message.root, message.compare);
  return originsOf(message.root, message.origins);
}
