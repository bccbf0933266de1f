import { exactly, noneOf } from '../../support/benchSection.ts';
import { grantProof } from '../../support/grantProof.ts';
import { newToken, readyCell } from '../../support/matrix/allowedCell.ts';
import { requestOf } from '../../support/matrix/requestOf.ts';
import { stepUpCalls, stepUpRow } from '../../support/matrix/stepUp.ts';
import type { Answer } from '../../support/remoteServer.ts';
import { unlimited, withProduct, type HostileSection } from './hostileSection.ts';

/** Every call that changes who somebody is, how they are reached or where money goes, with a token alone. */
export const stolenToken: HostileSection = {
  minutes: 3,
  attacks: [],
  run: (say) =>
    withProduct(unlimited, async (server) => {
      const taken: string[] = [];
      const refused: string[] = [];
      let asked = 0;
      for (const id of stepUpCalls) {
        const { who, objects } = await readyCell(server, id, {}, stepUpRow(id));
        const { method, url, options } = requestOf(id, objects, stepUpRow(id));
        const elsewhere = await newToken(server, stepUpRow(id).by);
        const proofs = {
          none: undefined,
          'made up': 'pp_made-up',
          'of another session': await grantProof(server, elsewhere),
          expired: await grantProof(server, who.token!, 0),
          'the token itself': who.token,
          'in capitals': who.proof?.toUpperCase(),
          'twice, as a list': `${who.proof}, ${who.proof}`,
          'cut short': who.proof?.slice(0, -1),
        };
        for (const [what, proof] of Object.entries(proofs)) {
          asked += 1;
          const answer = await server.ask(method, url, { ...who, proof, ...options });
          if (answer.statusCode !== 403 || codeOf(answer) !== REQUIRED)
            taken.push(`${method} ${url} (${id}), proof ${what}: ${answer.statusCode}`);
        }
        const twin = await server.ask(method, url, { ...who, ...options });
        // What it asks for may be refused for another reason.
        if (twin.statusCode >= 500 || codeOf(twin) === REQUIRED)
          refused.push(`${id}: ${twin.statusCode} ${twin.body}`);
      }
      say(`${stepUpCalls.length} calls`);
      return [
        exactly('marked calls × proofs', asked, stepUpCalls.length * 8),
        noneOf('taken without a proof of the session', taken),
        noneOf('refused with one', refused),
      ];
    }),
};

const codeOf = (answer: Answer): unknown => answer.json().result?.errors?.[0]?.code;
const REQUIRED = 'reauthentication_required';
