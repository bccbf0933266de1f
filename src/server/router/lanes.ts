import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { OperationId } from '#/contract/call.ts';
import type { Lane } from '#/contract/callFacts.ts';
import { facts } from '#/contract/facts.gen.ts';
import { currentAsker } from '../kernel/asker.ts';
import { FairQueue, type Shares } from '../kernel/fairQueue.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Answer } from '../ports/answer.ts';

/**
 * How many expensive answers are made at a time: as many as keep two processors busy and leave most of
 * the database's connections to everything else. A tenant never has all of a lane. A person has what a
 * page asks for at once, and waits for what is more than that.
 */
const shares: Record<Lane, Shares> = {
  pdf: { ...many(4), tenant: 3, person: 1, waiting: 6 },
  csv: { ...many(4), tenant: 3, person: 1, waiting: 2 },
  simulation: { ...many(4), tenant: 3, person: 1, waiting: 4 },
  search: { ...many(4), tenant: 3, person: 1, waiting: 8 },
  figures: { ...many(4), tenant: 3, person: 1, waiting: 8 },
};

function many(whole: number) {
  return { whole, waitingWhole: 100, patienceMs: 10_000 };
}

/** A file that is read slowly costs little: after so long its place is somebody else's. */
const LONGEST_MS = 10_000;

/** Lets expensive calls have their answers made a few at a time. */
export interface Lanes {
  run(
    id: OperationId,
    request: Pick<FastifyRequest, 'query'>,
    work: (isQueued: boolean) => Promise<Answer<unknown>>,
  ): Promise<Answer<unknown>>;
}

/** The lanes of one server. Throws an HttpError (429) where somebody, or everybody, waits for too much already. */
export function createLanes(): Lanes {
  const queues = new Map(
    Object.entries(shares).map(([lane, share]) => [lane, new FairQueue(share, full)]),
  );
  return {
    async run(id, request, work) {
      const { lane } = facts[id];
      if (lane === undefined || (lane === 'search' && !isSearch(request))) return work(false);
      const leave = await queues.get(lane)!.enter(currentAsker());
      let isSent = false;
      try {
        const answer = await work(true);
        if (!(answer.body instanceof Readable)) return answer;
        isSent = true;
        const late = setTimeout(leave, LONGEST_MS);
        answer.body.once('close', () => {
          clearTimeout(late);
          leave();
        });
        return answer;
      } finally {
        if (!isSent) leave();
      }
    },
  };
}

const full = () => new HttpError(429, [{ code: 'lane_full' }], { 'retry-after': '3' });

/** A page of a list in which nothing is looked for is read from an index, unless it is most of the list. */
const isSearch = ({ query }: Pick<FastifyRequest, 'query'>): boolean => {
  const { $search, $filter, $limit } = query as Record<string, string | undefined>;
  const isLarge = $limit === 'null' || Number($limit ?? 0) > LARGE;
  return isLarge || Boolean($search || ($filter && $filter !== 'null'));
};

/** Rows of a page that is as expensive as a search. */
const LARGE = 200;
