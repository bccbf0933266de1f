import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { pdfFile } from '../../support/files.ts';
import { longestTurn } from '../../support/longestTurn.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { isWhole } from '../../support/sweep.ts';

const MB = 1024 ** 2;
let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true, validateResponses: false, listen: true });
  for (const login of ['ana', 'luis']) tokens.set(login, await server.token(login));
});
afterAll(() => server.close());

const documents = (login: string) =>
  `/api/interveners/${uuidOf(`almadraba/intervener/${login}`)}/documents`;
const json = { 'content-type': 'application/json' };
const upload = (content: unknown, login = 'ana') => {
  const fields = { filename: 'dni.pdf', category: 'DOCUMENTATION', content };
  const body = { ...fields, subcategory: 'DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO' };
  const payload = Buffer.from(JSON.stringify(body));
  return () =>
    server.ask('POST', documents(login), { token: tokens.get(login), headers: json, payload });
};
const codes = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors.map(({ code }) => code);

describe('a file in base64', () => {
  test.runIf(isWhole)('of ten megabytes is read without holding anybody up', async () => {
    const send = upload(Buffer.concat([await pdfFile(), randomBytes(9.9 * MB)]).toString('base64'));
    const held: number[] = [];
    for (let time = 0; time < 4; time++)
      held.push(
        await longestTurn(async () => {
          const { statusCode } = await send();
          expect([201, 422]).toContain(statusCode);
        }),
      );
    // Of these some ten are the test's own copy of it.
    expect(Math.min(...held)).toBeLessThan(40);
  });

  test('is the file whether it is small or large, and none where it is no base64', async () => {
    const pdf = await pdfFile();
    const large = Buffer.concat([pdf, Buffer.alloc(200_000, '\n')]);
    for (const bytes of [pdf, large])
      expect((await upload(bytes.toString('base64'))()).statusCode).toBe(201);
    for (const content of ['é', 'a', `${'A'.repeat(200_001)}`, 5, null, {}])
      expect([content, codes(await upload(content)())]).toEqual([content, ['document_content']]);
    const most = await upload(Buffer.alloc(10 * MB + 1).toString('base64'))();
    expect([most.statusCode, codes(most)]).toEqual([413, ['file.size']]);
  });
});

describe('a body that is made to be laborious', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',');
  const bodies = {
    'ninety thousand names': [`{${many(80_000)}}`, 413],

    'lists of lists': [`{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, 413],
    'lists of lists, small': [`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 413],
    'half a million objects': [`{"a":[${'{},'.repeat(300_000)}{}]}`, 413],
    'a name that reaches a prototype': [`{"a":{"__proto__":{"b":1}}}`, 400],
    'another, large': [`{"constructor":{"prototype":1},"a":"${'x'.repeat(90_000)}"}`, 400],
    'no JSON, large': [`{"a":"${'x'.repeat(90_000)}`, 400],
  } as const;
  test.each(Object.entries(bodies))('of %s is refused at once', async (_, [payload, status]) => {
    const held: number[] = [];
    for (let time = 0; time < 3; time++)
      held.push(
        await longestTurn(async () => {
          const token = tokens.get('ana');
          const answer = await server.ask('POST', '/api/issues', { token, headers: json, payload });
          expect(answer.statusCode).toBe(status);
        }),
      );
    expect(Math.min(...held)).toBeLessThan(25);
  });
});

/** Begins a request and sends some of its body; its answer comes, or does not. */
function begin(login: string, length: number, sent: Buffer, type = 'application/json') {
  const { hostname, port } = new URL(server.address);
  const socket: Socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined);
  const head = [
    `POST ${documents(login)} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${tokens.get(login)}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(sent);
  return { socket, answer: () => answer };
}

describe('bodies that do not end', () => {
  test.runIf(isWhole)('take a share of the memory, and leave the rest to others', async () => {
    const part = Buffer.alloc(4 * MB, ' ');
    const open = Array.from({ length: 30 }, () => begin('luis', 13_900_000, part));
    const refused = () => open.filter(({ answer }) => answer().startsWith('HTTP/1.1 429')).length;
    await expect.poll(refused).toBeGreaterThanOrEqual(30 - 12);
    expect(open.find(({ answer }) => answer())!.answer()).toContain('"code":"bodies_full"');
    expect((await upload((await pdfFile()).toString('base64'))()).statusCode).toBe(201);
    for (const { socket } of open) socket.destroy();
    const pdf = (await pdfFile()).toString('base64');
    await expect.poll(async () => (await upload(pdf, 'luis')()).statusCode).toBe(201);
  });

  test.runIf(isWhole)('are ended when they come at a trickle', async () => {
    const open = [
      begin('ana', 100_000, Buffer.from(' ')),
      begin('ana', 100_000, Buffer.from('--x'), 'multipart/form-data; boundary=x'),
    ];
    for (let time = 0; time < 14; time++) {
      await sleep(1_000);
      for (const { socket } of open) if (socket.writable) socket.write(' ');
    }
    for (const { answer, socket } of open) {
      expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer()).toContain('"code":"timeout"');
      socket.destroy();
    }
  });

  test('of files reach the disk only where there is room for what they announce', async () => {
    const type = 'multipart/form-data; boundary=x';
    const open = Array.from({ length: 40 }, () => begin('luis', 10 * MB, Buffer.from('--x'), type));
    const refused = () => open.filter(({ answer }) => answer().startsWith('HTTP/1.1 429')).length;
    await expect.poll(refused).toBe(40 - 25);
    expect((await readdir(server.context.files.arrivals)).length).toBe(0);
    for (const { socket } of open) socket.destroy();
  });
});
