import { setTimeout as sleep } from 'node:timers/promises';
import { forwardedLies, LIE, lyingHeaders } from '../../support/attacks/headers.ts';
import { headerSiblings } from '../../support/attacks/siblings.ts';
import { noneOf, some } from '../../support/benchSection.ts';
import type { Answer, RemoteServer } from '../../support/remoteServer.ts';
import { together, unlimited, withProduct, type HostileSection } from './hostileSection.ts';
import { payPages } from './payPages.ts';

type Headers = Record<string, string>;
const lies: readonly Headers[] = [
  ...Object.entries(lyingHeaders).map(([name, value]) => ({ [name]: value })),
  ...headerSiblings.map(([name, value]) => ({ [name]: value })),
  lyingHeaders,
];
const HOSTS = ['localhost', 'faro.localhost', 'almadraba.localhost'];
/** Mails that the demo's outbox shows. */
const SHOWN = 150;

const isLied = ({ headers, body }: Pick<Answer, 'headers' | 'body'>) =>
  /evil\.example|script-src \*/.test(JSON.stringify([headers, body]));

/** Every header that lies about a place × every link and policy that the server writes. */
export const links: HostileSection = {
  minutes: 6,
  attacks: ['headers', 'siblings'],
  async run(say) {
    const rows = await withProduct(unlimited, async (server, port) => {
      const token = await server.token('ana');
      const all = lies.map((headers, index) => ({ headers, host: HOSTS[index % HOSTS.length]! }));
      const look = async (
        name: string,
        check: (headers: Headers, host: string) => Promise<boolean>,
      ) => {
        const wrong = await together(all, 8, async ({ headers, host }) =>
          (await check(headers, host)) ? [] : [`${name} of ${host}: ${JSON.stringify(headers)}`],
        );
        say(`${name}: ${all.length}`);
        return noneOf(`${name} that changed`, wrong.flat());
      };
      const policy = await look('page policy', async (headers, host) => {
        const page = await server.ask('GET', '/login', { host, headers });
        const own = `frame-src http://${host}:${port}/sandbox-pay/;`;
        const said = String(page.headers['content-security-policy']);
        return page.statusCode === 200 && said.includes(own) && !isLied(page);
      });
      const cors = await look('answer to other origins', async (headers, host) => {
        const origin = `http://${host}:${port}`;
        const answers = await together(['OPTIONS', 'GET'], 2, (method) =>
          server.ask(method, '/api/credentials', { host, headers: { origin, ...headers } }),
        );
        const allowed = headers.origin ? undefined : origin;
        return answers.every(
          (answer) => answer.headers['access-control-allow-origin'] === allowed && !isLied(answer),
        );
      });
      const logo = await look('logo address', async (headers, host) => {
        const { name } = server.at(host).tenant;
        const url = `/api/onboarding/public-configuration/${name}`;
        const answer = await server.ask('GET', url, { host, key: true, headers });
        const { styles } = answer.json().data.configuration.initial_configuration;
        return styles.logo === `/api/assets/${name}/logo.svg` && !isLied(answer);
      });
      const next = await look('next page of a list', async (headers) => {
        const answer = await server.ask('GET', '/api/operations?$limit=1', { token, headers });
        const said = String(answer.json().next ?? answer.json().data.next);
        return said.startsWith('/api/operations?') && !isLied(answer);
      });
      const pay = await payPages(server, token, lies, isLied);
      say(`pages of payments: ${lies.length}`);
      const mails = await recoveryMails(server, port, say);
      return [
        some('headers and lies', lies.length),
        ...[policy, cors, logo, next],
        noneOf('pages of payments that changed', pay),
        noneOf('recovery mails that lead elsewhere, or did not come', mails),
      ];
    });
    const proxied = await behindProxy();
    return [...rows, noneOf('lies of a proxy that is believed', proxied)];
  },
};

/** Each asks for a link with another lie; it is read from the outbox. */
async function recoveryMails(
  server: RemoteServer,
  port: number,
  say: (line: string) => void,
): Promise<string[]> {
  const names = lies.map((_, index) => `lost-${index}`);
  await server.createUsers('almadraba', names);
  const wrong: string[] = [];
  for (let from = 0; from < lies.length; from += SHOWN) {
    const part = names.slice(from, from + SHOWN);
    await together(part, 8, async (username, index) => {
      // An address may ask a few times an hour.
      const remoteAddress = `127.3.${(from + index) >> 8}.${(from + index) & 255 || 1}`;
      const options = { key: true, payload: { username }, headers: lies[from + index]! };
      const url = '/api/users/password-recover';
      const { statusCode } = await server.ask('POST', url, { ...options, remoteAddress });
      if (statusCode !== 200)
        wrong.push(`${statusCode}: ${JSON.stringify(lies[from + index])} at a recovery`);
    });
    const own = new RegExp(`^http://localhost:${port}/login/new-password\\?user_uuid=[\\w-]{22}$`);
    for (const username of part) {
      const letter = await newestTo(server, username);
      const isGood = own.test(letter?.link ?? '') && !JSON.stringify(letter).includes(LIE);
      if (!isGood) wrong.push(`${JSON.stringify(lies[names.indexOf(username)])}: ${letter?.link}`);
    }
    say(`recovery mails: ${from + part.length}`);
  }
  return wrong;
}

let known: { to: string; link?: string }[] = [];
async function newestTo(server: RemoteServer, username: string) {
  const find = () => known.find(({ to }) => to === `${username}@example.test`);
  for (let times = 0; times < 40 && !find(); times++) {
    if (times > 0) await sleep(100);
    known = (await server.ask('GET', '/dev/outbox.json')).json() as typeof known;
  }
  return find();
}

/** What is no host stays none when a trusted proxy forwards it. */
const behindProxy = () =>
  withProduct({ ...unlimited, TRUSTED_PROXY: '127.0.0.1' }, async (server, port) => {
    const wrong = await together(forwardedLies, 2, async (lie) => {
      const headers = { 'x-forwarded-host': lie };
      const page = await server.ask('GET', '/login', { headers });
      return page.statusCode === 400 && !isLied(page)
        ? []
        : [`forwarded ${lie}: ${page.statusCode}`];
    });
    const forwarded = {
      'x-forwarded-host': 'faro.localhost',
      'x-forwarded-port': '1; script-src *',
    };
    const page = await server.ask('GET', '/login', { headers: forwarded });
    const said = String(page.headers['content-security-policy']);
    const isGood = said.includes(`frame-src http://faro.localhost:${port}/`) && !isLied(page);
    return [...wrong.flat(), ...(isGood ? [] : [`a forwarded port: ${said}`])];
  });
