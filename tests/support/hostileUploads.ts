import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { activePdfs } from './attacks/activePdfs.ts';
import { bombs } from './attacks/bombs.ts';
import { pdfFile } from './files.ts';
import { fileParts, multipart } from './multipart.ts';
import { median } from './median.ts';

/** What hostile uploads did to a product that runs. Times in ms. */
export interface HostileUploads {
  sent: number;
  /** Answers of the attack by status. */
  statuses: Record<string, number>;
  /** Requests that got no answer: the server was gone. */
  unanswered: number;
  /** 95th percentile of another tenant's upload, the median over the runs. */
  alone: number;
  beside: number;
  runs: { alone: number; beside: number }[];
}

interface Sender {
  tenant: string;
  login: string;
  token: string;
}

const root = join(import.meta.dirname, '../..');
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const attackers = ['ana', 'luis', 'iberica'];

/**
 * Sends uploads that exhaust and that act to a started product, as three people of one tenant who never
 * wait, while somebody of another tenant sends an honest file again and again; before each run the same
 * without the attack. The samples come in the same order every time. Rates must not stand in the way, and
 * `forget` has the server forget whose the files are that it keeps: what one person may send in a day is less.
 */
export async function sendHostileUploads(
  port: number,
  forget: () => Promise<void>,
  { count = 1_000, runs = 5, honest = 40 } = {},
): Promise<HostileUploads> {
  const samples = mixed();
  const pdf = multipart(fileParts(await pdfFile(), 'dni.pdf'));
  const senders = await Promise.all(attackers.map((login) => logIn(port, 'almadraba', login)));
  const other = await logIn(port, 'encinar', 'ana');
  const statuses: Record<string, number> = {};
  let sent = 0;
  let unanswered = 0;
  const attack = async (sender: Sender, until: () => boolean) => {
    while (sent < count && !until()) {
      const body = samples[sent++ % samples.length]!;
      const status = await upload(port, sender, body).catch(() => void unanswered++);
      if (status) statuses[status] = (statuses[status] ?? 0) + 1;
      if (sent % 20 === 0) await forget();
    }
  };
  const p95 = async (times: number) => {
    const took: number[] = [];
    for (let index = 0; index < times; index++) {
      const since = performance.now();
      const status = await upload(port, other, pdf);
      if (status !== 201) throw new Error(`an honest upload was answered with ${status}`);
      took.push(performance.now() - since);
      if (index % 20 === 19) await forget();
    }
    return took.sort((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1]!;
  };
  await p95(5);
  const done: HostileUploads['runs'] = [];
  for (let run = 1; run <= runs; run++) {
    const alone = await p95(honest);
    const share = Math.ceil((count * run) / runs);
    const attacks = Promise.all(senders.map((each) => attack(each, () => sent >= share)));
    const beside = await p95(honest);
    await attacks;
    done.push({ alone, beside });
  }
  return {
    sent,
    statuses,
    unanswered,
    alone: median(done.map((each) => each.alone)),
    beside: median(done.map((each) => each.beside)),
    runs: done,
  };
}

type Body = ReturnType<typeof multipart>;

/** Bombs and active files in turn, made before anything is measured: making them takes this process's time. */
function mixed(): Body[] {
  const active = activePdfs().map(({ bytes }) => multipart(fileParts(bytes, 'a.pdf')));
  const made = bombs.map((bomb) => {
    const { bytes, name } = bomb.make();
    return multipart(fileParts(bytes, name));
  });
  return Array.from({ length: 500 }, (_, index) =>
    index % 2 ? active[(index * 7) % active.length]! : made[(index >> 1) % made.length]!,
  );
}

async function logIn(port: number, tenant: string, login: string): Promise<Sender> {
  const path = join(root, 'tenants', tenant, 'tenant.json');
  const read = JSON.parse(readFileSync(path, 'utf8')) as {
    hosts: { host: string; consumer_key: string; consumer_secret: string }[];
  };
  const keys = read.hosts.find(({ host }) => host === `${tenant}.localhost`)!;
  const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString('base64');
  const username = `${tenant.toUpperCase()}-PRO/${login}`;
  const form = new URLSearchParams({ grant_type: 'password', username, password: 'Demo.2026' });
  const { body } = await send(port, tenant, '/api/oauth2/token', Buffer.from(String(form)), {
    authorization: `Basic ${basic}`,
    'content-type': 'application/x-www-form-urlencoded',
  });
  const { access_token: token } = JSON.parse(body) as { access_token?: string };
  if (!token) throw new Error(`${login} cannot log in: ${body}`);
  return { tenant, login, token };
}

async function upload(
  port: number,
  { tenant, login, token }: Sender,
  { payload, headers }: Body,
): Promise<number> {
  const path = `/api/interveners/${uuidOf(`${tenant}/intervener/${login}`)}/documents`;
  const authorization = `Bearer ${token}`;
  return (await send(port, tenant, path, payload, { ...headers, authorization })).status;
}

function send(
  port: number,
  tenant: string,
  path: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { ...headers, host: `${tenant}.localhost`, 'content-length': body.length },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, body: `${Buffer.concat(chunks)}` }),
        );
      },
    );
    asked.on('error', reject);
    asked.setTimeout(60_000, () => asked.destroy(new Error('no answer')));
    asked.end(body);
  });
}
