import { connect } from 'node:net';
import {
  malformedHosts,
  rawRequests,
  sameHosts,
  unknownHosts,
} from '../../support/attacks/hosts.ts';
import { hostSiblings } from '../../support/attacks/siblings.ts';
import { noneOf, some } from '../../support/benchSection.ts';
import type { RemoteServer } from '../../support/remoteServer.ts';
import { together, unlimited, withProduct, type HostileSection } from './hostileSection.ts';

/** Pages, calls, what only a demo has, files: a page that is there, and none. */
const places: readonly (readonly [method: string, url: string])[] = [
  ['GET', '/api/credentials'],
  ['GET', '/api/me'],
  ['POST', '/api/users/password-recover'],
  ['GET', '/login'],
  ['GET', '/'],
  ['GET', '/dev/outbox'],
  ['GET', '/sandbox-pay/nothing'],
  ['GET', '/nothing.js'],
];
const LIES = /evil|script-src \*|jndi/;

/** Hosts that are none, nobody's, or written another way: none reaches an answer, or a tenant that is not meant. */
export const hosts: HostileSection = {
  minutes: 4,
  attacks: ['headers', 'hosts', 'siblings'],
  run: (say) =>
    withProduct(unlimited, async (server, port) => {
      let asked = 0;
      const send = (method: string, url: string, host: string) => {
        asked += 1;
        const payload = method === 'POST' ? { username: 'ana' } : undefined;
        return server.ask(method, url, { headers: { host }, ...(payload && { payload }) });
      };
      const malformed = async (all: readonly string[]) => {
        const pairs = all.flatMap((host) => places.map((place) => [host, ...place] as const));
        const wrong = await together(pairs, 16, async ([host, method, url]) => {
          const { statusCode, headers, body } = await send(method, url, host);
          const isSaid = LIES.test(JSON.stringify([headers, body]));
          const line = `${method} ${url}, Host: ${host} → ${statusCode}${isSaid ? ', repeated' : ''}`;
          return statusCode !== 400 || isSaid ? [line] : [];
        });
        return wrong.flat();
      };
      const listed = await malformed(malformedHosts);
      say(`${malformedHosts.length} malformed hosts at ${places.length} places`);
      const generated = await malformed(hostSiblings);
      say(`${hostSiblings.length} more that were generated`);
      const unknown = await together(unknownHosts, 4, async ([host, named]) => {
        const answers = await together(places, 4, async ([method, url]) => {
          const { statusCode } = await send(method, url, host);
          return statusCode === 404 ? [] : [`${url} → ${statusCode}`];
        });
        const { body } = await send('GET', '/login', host);
        const isNamed = body.includes(`No API credentials found for hostname: ${named}`);
        const said = [...answers.flat(), ...(isNamed ? [] : ['not named'])];
        return said.map((line) => `Host: ${host}: ${line}`);
      });
      const same = await together(sameHosts, 1, async ([sent, host]) => {
        const [one, other] = [
          await send('GET', '/api/credentials', sent),
          await send('GET', '/api/credentials', host),
        ];
        return one.statusCode === 200 && one.body === other.body ? [] : [`Host: ${sent}`];
      });
      const raw = await together(rawRequests, 4, async ([name, lines]) => {
        asked += 1;
        const heard = await sendRaw(port, lines);
        return /^HTTP\/1\.1 400 /.test(heard) && !LIES.test(heard) ? [] : [name];
      });
      return [
        some('requests', asked),
        noneOf('malformed hosts that were taken or repeated', listed),
        noneOf('generated ones', generated),
        noneOf('hosts of nobody that are somebody’s', unknown.flat()),
        noneOf('hosts of the table that are not themselves', same.flat()),
        noneOf('whole requests that were taken', raw.flat()),
        noneOf('malformed hosts that keep a balancer away', await probes(server)),
      ];
    }),
};

/** Whoever asks whether the server runs may ask by any host. */
async function probes(server: RemoteServer): Promise<string[]> {
  const pairs = malformedHosts.flatMap((host) =>
    ['/api/health', '/api/ready'].map((url) => ({ host, url })),
  );
  const wrong = await together(pairs, 8, async ({ host, url }) => {
    const { statusCode } = await server.ask('GET', url, { headers: { host } });
    return statusCode === 200 ? [] : [`${url}, Host: ${host} → ${statusCode}`];
  });
  return wrong.flat();
}

/** Sends lines as they are and reads all that comes back. */
function sendRaw(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    );
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}
