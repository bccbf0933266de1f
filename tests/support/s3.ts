import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  /** Address to use as `endpoint`. */
  url: string;
  /** What is kept, by `/bucket/key`. */
  objects: Map<string, Buffer>;
  /** Bytes that fit in; more is refused as a full store does. */
  capacity: number;
  /** Requests by method, and those refused, by code. */
  seen: string[];
  close(): Promise<void>;
}

/**
 * A store of one bucket that speaks S3 over HTTP: PUT, GET, HEAD and DELETE with a Signature Version 4
 * that is worked out again from the request as it came, the hash of the body included.
 * @source AWS Signature Version 4 (canonical request, string to sign, derived key)
 */
export async function startS3(keys = { id: 'demo-key', secret: 'demo-secret' }): Promise<S3Server> {
  const state: S3Server = {
    url: '',
    objects: new Map(),
    capacity: Infinity,
    seen: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const refuse = (status: number, code: string) => {
      state.seen.push(`${request.method} ${code}`);
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message></Error>`);
    };
    const fault = checkSignature(request, body, keys);
    if (fault) return refuse(403, fault);
    const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname);
    if (!key.startsWith('/papers/')) return refuse(404, 'NoSuchBucket');
    const found = state.objects.get(key);
    if (request.method === 'PUT') {
      const used = [...state.objects.values()].reduce((sum, { length }) => sum + length, 0);
      if (used + body.length > state.capacity) return refuse(507, 'XMinioStorageFull');
      state.objects.set(key, body);
    }
    if (request.method === 'DELETE') state.objects.delete(key);
    state.seen.push(request.method!);
    if (request.method === 'PUT' || request.method === 'DELETE')
      return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (!found) return refuse(404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.length });
    response.end(request.method === 'HEAD' ? undefined : found);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

function checkSignature(
  request: IncomingMessage,
  body: Buffer,
  keys: { id: string; secret: string },
): string | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const match = pattern.exec(request.headers.authorization ?? '');
  if (!match) return 'AccessDenied';
  const [, id, day, region, signed, signature] = match as unknown as string[];
  if (id !== keys.id) return 'InvalidAccessKeyId';
  const hash = sha256(body);
  const sent = String(request.headers['x-amz-content-sha256']);
  if (sent !== hash) return 'XAmzContentSHA256Mismatch';
  const names = signed!.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const url = new URL(request.url!, 'http://s3');
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .sort()
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signed,
    sent,
  ].join('\n');
  const at = String(request.headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => createHmac('sha256', last).update(part).digest(),
    `AWS4${keys.secret}`,
  );
  const expected = createHmac('sha256', key).update(toSign).digest('hex');
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
