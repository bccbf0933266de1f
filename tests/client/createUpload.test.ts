import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '#/client/createClient.ts';
import type { UploadProgress } from '#/contract/upload.ts';
import { memoryStorage, tenant, token } from './scripted.ts';

// Brings no types.
const { JSDOM } = (await import('jsdom' as string)) as {
  JSDOM: new (html: string, options: object) => { window: typeof globalThis };
};

interface Arrived {
  headers: IncomingMessage['headers'];
  form: FormData;
}
type Answer = (request: Arrived, response: ServerResponse) => void;

/** A server of one kind of upload, on this machine; each test says what it answers. */
const arrived: Arrived[] = [];
let answers: Answer[] = [];
let issued = 0;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    void respond(request, Buffer.concat(chunks), response);
  });
});
let base = '';

async function respond(request: IncomingMessage, body: Buffer, response: ServerResponse) {
  if (request.url === '/api/oauth2/token') {
    issued += 1;
    return reply(response, 200, token(issued));
  }
  const type = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers: type }).formData();
  arrived.push({ headers: request.headers, form });
  const answer = answers.shift() ?? stored;
  answer(arrived.at(-1)!, response);
}

const reply = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'server-1' });
  response.end(JSON.stringify(body));
};
const stored: Answer = ({ form }, response) => {
  const documents = form.getAll('filename').map((filename, at) => ({ uuid: `d-${at}`, filename }));
  reply(response, 201, { data: { documents, total: documents.length, next: null } });
};
const refuse =
  (status: number, error: object = { message: 'No' }): Answer =>
  (_, response) =>
    reply(response, status, { result: { errors: [error] } });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  arrived.length = 0;
  answers = [];
});

/** XMLHttpRequest as jsdom has it, on a page of the server; it knows no blobs but its own. */
function xhr(): XMLHttpRequest {
  const { window } = new JSDOM('', { url: base });
  const request = new window.XMLHttpRequest();
  const send = request.send.bind(request);
  request.send = (body) =>
    void (body as Blob).arrayBuffer().then((bytes) => send(new Uint8Array(bytes)));
  return request;
}

async function loggedIn() {
  const signedOut: unknown[] = [];
  const slept: number[] = [];
  let ids = 0;
  const client = createClient({
    baseUrl: `${base}/api`,
    credentials: tenant,
    storage: memoryStorage(),
    xhr,
    sleep: async (milliseconds) => void slept.push(milliseconds),
    id: () => `request-${String((ids += 1)).padStart(4, '0')}`,
    onSignedOut: (problem) => signedOut.push(problem),
  });
  await client.session.login({ username: 'ana', password: 'Demo.2026' });
  return { client, signedOut, slept };
}

const file = (name: string, size = 3) => new File([new Uint8Array(size).fill(65)], name);
const input = (...files: File[]) => ({
  path: { id: 'i-1' },
  body: {
    category: 'DOCUMENTATION' as const,
    subcategory: 'LIBRO_DE_FAMILIA',
    validated: false,
    uuid_account: 'a-1',
    filename: files.map(({ name }) => name),
    attachment: files,
  },
});

describe('an upload', () => {
  test('carries the fields, the files under their names, the token and the request id', async () => {
    const { client } = await loggedIn();
    const { data, problem } = await client.upload(
      'uploadIntervenerDocuments',
      input(file('uno.pdf'), file('dos ñ.pdf', 5)),
    );
    expect(problem).toBeUndefined();
    expect(data?.data.documents.map(({ uuid }) => uuid)).toEqual(['d-0', 'd-1']);
    const [{ form, headers }] = arrived as [Arrived];
    expect(headers.authorization).toMatch(/^Bearer access-/);
    expect(headers['x-request-id']).toBe('request-0002');
    expect(form.getAll('filename')).toEqual(['uno.pdf', 'dos ñ.pdf']);
    const files = form.getAll('attachment') as File[];
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['uno.pdf', 3],
      ['dos ñ.pdf', 5],
    ]);
    const single = ['section', 'category', 'subcategory', 'validated', 'uuid_account'];
    expect(single.map((name) => form.getAll(name))).toEqual([
      ['INTERVENER'],
      ['DOCUMENTATION'],
      ['LIBRO_DE_FAMILIA'],
      ['false'],
      ['a-1'],
    ]);
  });

  test('names a narrower section where it is told one', async () => {
    const { client } = await loggedIn();
    const { path, body } = input(file('uno.pdf'));
    const narrow = { path, body: { ...body, section: 'BANK_ACCOUNTS' as const } };
    await client.upload('uploadAccountDocuments', narrow);
    expect(arrived[0]?.form.getAll('section')).toEqual(['BANK_ACCOUNTS']);
  });

  test('tells how much of it has left, up to all of it', async () => {
    const { client } = await loggedIn();
    const told: UploadProgress[] = [];
    await client.upload('uploadIntervenerDocuments', input(file('uno.pdf', 400_000)), {
      onProgress: (progress) => told.push(progress),
    });
    const last = told.at(-1)!;
    expect(last.total).toBeGreaterThan(400_000);
    expect(last.sent).toBe(last.total);
    expect(told.every(({ sent }, at) => at === 0 || sent >= told[at - 1]!.sent)).toBe(true);
  });

  test('is sent once more with a new token after a 401', async () => {
    const { client, slept } = await loggedIn();
    answers = [refuse(401)];
    const { problem } = await client.upload('uploadIntervenerDocuments', input(file('uno.pdf')));
    expect([problem, arrived.length, slept]).toEqual([undefined, 2, [5_000]]);
    const [first, second] = arrived.map(({ headers }) => headers);
    expect(second?.authorization).not.toBe(first?.authorization);
    expect(second?.['x-request-id']).toBe(first?.['x-request-id']);
  });

  test('ends the session when a second 401 follows', async () => {
    const { client, signedOut } = await loggedIn();
    answers = [refuse(401), refuse(401)];
    const { problem } = await client.upload('uploadIntervenerDocuments', input(file('uno.pdf')));
    expect(problem?.message).toBe('No autorizado');
    expect(signedOut).toHaveLength(1);
  });

  test('gives the refusal of the server as a value', async () => {
    const { client } = await loggedIn();
    answers = [refuse(422, { message: 'No es un PDF', code: 'file.kind', path: '/body/x' })];
    const { problem } = await client.upload('uploadIntervenerDocuments', input(file('uno.pdf')));
    expect(problem).toEqual({
      status: 422,
      name: '422',
      message: 'No es un PDF',
      errors: [{ message: 'No es un PDF', code: 'file.kind', path: '/answers/x' }],
      requestId: 'server-1',
    });
  });

  test('that the network loses may have been stored all the same', async () => {
    const { client } = await loggedIn();
    answers = [(_, response) => response.destroy()];
    const { problem } = await client.upload('uploadIntervenerDocuments', input(file('uno.pdf')));
    expect(problem).toMatchObject({ status: 0, lost: true, requestId: 'request-0002' });
  });

  test('is ended by its signal, on its way or before', async () => {
    const { client } = await loggedIn();
    const abort = new AbortController();
    answers = [() => abort.abort()];
    const options = { signal: abort.signal };
    const given = input(file('uno.pdf'));
    const { problem } = await client.upload('uploadIntervenerDocuments', given, options);
    expect([problem?.name, arrived.length]).toEqual(['AbortError', 1]);
    const again = await client.upload('uploadIntervenerDocuments', given, options);
    expect([again.problem?.name, arrived.length]).toEqual(['AbortError', 1]);
  });
});
