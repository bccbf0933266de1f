import type { Client } from '#/client/createClient.ts';
import { say } from './words.ts';

/** A client whose calls that were not answered say so as people read it: the catalogue's words are a programmer's. */
export const toldInSpanish = (client: Client): Client => ({
  ...client,
  call: async (...asked) => {
    const told = await client.call(...asked);
    if (told.problem?.status !== 0 || told.problem.errors.length > 0) return told;
    return { problem: { ...told.problem, message: say('studio.unanswered') } };
  },
});
