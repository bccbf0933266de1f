import { setTimeout as sleep } from 'node:timers/promises';
import { personSpellings, spellings } from '../../support/attacks/spellings.ts';
import { atMost, noneOf } from '../../support/benchSection.ts';
import { readObjects } from '../../support/matrix/objects.ts';
import type { RemoteServer } from '../../support/remoteServer.ts';
import { together, withProduct, type HostileSection } from './hostileSection.ts';

const RATE = 3;
/** That a token may ask at once, before its rate. */
const AT_ONCE = 30;
/** Mails to one person in an hour. */
const MAILS = 5;

/** Whoever writes the same thing in many ways is counted once. */
export const limits: HostileSection = {
  minutes: 3,
  attacks: ['spellings'],
  run: (say) =>
    withProduct({ TOKEN_RATE: String(RATE), ADDRESS_RATE: '100000' }, async (server) => {
      const luis = await server.token('luis');
      const wrong = await together(spellings(luis), 8, async (authorization, index) => {
        const from = { remoteAddress: `127.4.0.${(index % 250) + 1}` };
        const { statusCode } = await server.ask('GET', '/api/groups', {
          headers: { authorization },
          ...from,
        });
        return [401, 429].includes(statusCode) ? [] : [`${statusCode}: ${authorization}`];
      });
      say(`${spellings(luis).length} spellings of one token`);
      const fast = await renewed(server);
      say(`${fast.good} of 240 were answered in ${fast.seconds.toFixed(1)} s`);
      const mails = await recover(server);
      say(`${mails} mails`);
      return [
        noneOf('spellings of a token that are taken', wrong.flat()),
        atMost(
          'answers to one session with five tokens from 240 addresses',
          fast.good,
          Math.ceil(AT_ONCE + RATE * (fast.seconds + 1)),
        ),
        atMost('recovery mails to one person in an hour', mails, MAILS),
        noneOf('drafts of forms that there are not, or of any size', await drafts(server)),
      ];
    }),
};

/** Renews a token some times, and asks with all of them at once, the scheme in any letters. */
async function renewed(server: RemoteServer): Promise<{ good: number; seconds: number }> {
  const first = (await server.logIn('iberica')).json();
  const tokens = [first.access_token];
  let { refresh_token } = first;
  for (let count = 0; count < 4; count++) {
    const form = { grant_type: 'refresh_token', refresh_token };
    const answer = (await server.ask('POST', '/api/oauth2/token', { basic: true, form })).json();
    tokens.push(answer.access_token);
    ({ refresh_token } = answer);
  }
  const schemes = ['Bearer', 'bearer', 'BEARER', 'bEARER'];
  const since = performance.now();
  const statuses = await together(Array.from({ length: 240 }), 40, async (_, index) => {
    const authorization = `${schemes[index % 4]} ${tokens[index % 5]}`;
    const remoteAddress = `127.5.0.${index + 1}`;
    const options = { headers: { authorization }, remoteAddress };
    return (await server.ask('GET', '/api/groups', options)).statusCode;
  });
  const good = statuses.filter((status) => status === 200).length;
  return { good, seconds: (performance.now() - since) / 1_000 };
}

/** Asks for links to one person from many addresses, in many spellings. @returns mails that came */
async function recover(server: RemoteServer): Promise<number> {
  const { userPrefix } = server.at().tenant;
  const names = personSpellings('luis', userPrefix);
  await together(Array.from({ length: 48 }), 8, (_, index) => {
    const payload = { username: names[index % names.length]! };
    const remoteAddress = `127.6.0.${index + 1}`;
    const options = { key: true, payload, remoteAddress };
    return server.ask('POST', '/api/users/password-recover', options);
  });
  // They are written after the answers.
  await sleep(2_000);
  const letters = (await server.ask('GET', '/dev/outbox.json')).json() as Mailed[];
  const sent = letters.filter(({ to, kind }) => to.startsWith('luis@') && kind === RECOVERY);
  if (sent.length === 0) throw new Error('luis got no mail at all');
  return sent.length;
}

const RECOVERY = 'password-recovery';
interface Mailed {
  to: string;
  kind: string;
}

/** Drafts under any name, and of any size. @returns those that were kept */
async function drafts(server: RemoteServer): Promise<string[]> {
  const token = await server.token('ana');
  const { hash } = await readObjects(server, 'ana/1');
  const save = async (form: string, answers: object) => {
    const options = { token, payload: { answers } };
    return (await server.ask('PUT', `/api/drafts/${form}?hash=${hash}`, options)).statusCode;
  };
  const names = ['attack', '__proto__', 'constructor', '..%2fcontact', 'contact%00', 'CONTACT'];
  const sent = [
    ...names.map((form) => ({ form, answers: { subject: 'Ana' } })),
    { form: 'contact', answers: { subject: 'x'.repeat(2_000_000) } },
  ];
  const kept = await together(sent, 1, async ({ form, answers }) => {
    const status = await save(form, answers);
    return status < 300 ? [`a draft of ${form}: ${status}`] : [];
  });
  const good = await save('contact', { subject: 'Ana' });
  return [...kept.flat(), ...(good === 200 ? [] : [`a good one: ${good}`])];
}
