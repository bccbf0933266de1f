import type { InjectOptions } from 'fastify';
import type { OperationId } from '../../../src/contract/call.ts';
import type { CallEntry } from '../../../src/contract/callEntry.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { parametersSchema } from '../../../src/server/router/contractSchemas.ts';
import { fc } from '../fc.ts';
import { hostileTexts } from '../hostileTexts.ts';
import type { PreparedRequest } from './requestOf.ts';
import { put, type Place } from './stringPlaces.ts';

const naughty = Object.values(hostileTexts);
const deep = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const json = { 'content-type': 'application/json' };

const wrong = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -0,
    2 ** 53,
    '',
    [],
    {},
    [[]],
    'null',
    '0x10',
    '1e9',
  ),
  fc.constantFrom(...naughty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom('a', 1, null), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.constantFrom('a', 1, null), { maxKeys: 3 }),
);
/** Values of a query that are none, and those of filters and orders above all. */
const wrongText = fc.oneof(
  fc.constantFrom(
    'null',
    '-1',
    '1e9',
    '99999999999999999999',
    "'; drop table users;--",
    '%00',
    '[]',
    'e30',
    '!!!',
  ),
  fc.constantFrom(
    '-request_date,uuid',
    'request_date desc',
    '(select 1)',
    '__proto__',
    '-',
    ',',
    'x'.repeat(4_000),
  ),
  fc.constantFrom(...naughty.filter((text) => text.length < 2_000)),
  fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64')),
  fc
    .constantFrom('{"__proto__":{"x":1}}', '{"constructor":{"prototype":1}}', deep(2_000), '{"a":')
    .map((text) => Buffer.from(text).toString('base64')),
);

/** Bodies that are not even JSON, or are not what they say. */
const raw = fc.constantFrom<Pick<InjectOptions, 'headers' | 'payload'>>(
  { payload: '{"a":', headers: json },
  { payload: '{"__proto__":{"admin":true}}', headers: json },
  { payload: '{"constructor":{"prototype":{"admin":true}}}', headers: json },
  { payload: deep(50_000), headers: json },
  { payload: '['.repeat(20_000) + ']'.repeat(20_000), headers: json },
  { payload: `{"a":"${'x'.repeat(1_100_000)}"}`, headers: json },
  { payload: '"text"', headers: json },
  { payload: 'null', headers: json },
  { payload: '\ufeff{}', headers: json },
  { payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), headers: json },
  { payload: '{}', headers: { 'content-type': 'application/json; charset=utf-7' } },
  { payload: '<a/>', headers: { 'content-type': 'application/xml' } },
  {
    payload: 'a=1&a=2&__proto__=3',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { payload: 'nothing', headers: { 'content-type': 'multipart/form-data' } },
  { payload: '--x\r\n\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { payload: '{}', headers: { 'content-type': 'tab\there' } },
  {
    payload: '{}',
    headers: { ...json, 'x-form': 'kyc@nothing', 'idempotency-key': '{"level":50}' },
  },
);

/** A request of a call, spoilt in one way or several, of which it must make nothing but a clear refusal. */
export function malformed(id: OperationId, sound: PreparedRequest): fc.Arbitrary<PreparedRequest> {
  const { body }: CallEntry = calls[id];
  const sent = sound.options.payload;
  const isJson = typeof sent === 'object' && !Buffer.isBuffer(sent);
  const ways = [spoilQuery(id, sound), spoilPath(sound), strange(sound)];
  if (body) ways.push(raw.map((given) => withBody(sound, given)));
  if (body?.includes('json') && isJson) ways.push(spoilBody(sound, sent), spoilBody(sound, sent));
  return fc.oneof(...ways);
}

const withBody = (sound: PreparedRequest, { payload, headers }: Partial<InjectOptions>) => ({
  ...sound,
  options: { ...sound.options, payload, headers: { ...headers } as Record<string, string> },
});

/** A field of another kind, one that is missing, one more, at any depth. */
function spoilBody(sound: PreparedRequest, sent: object) {
  const places = placesOf(sent);
  const change = fc
    .tuple(fc.constantFrom(...places), wrong)
    .map(([place, value]) => put(sent, place, value));
  const more = fc
    .tuple(
      fc.constantFrom(
        'tenant_id',
        'uuid_group',
        'permission_set',
        'is_minor',
        'constructor',
        'a/b~c',
        '',
      ),
      wrong,
    )
    .map(([name, value]) => ({ ...sent, [name]: value }));
  const less = fc.constantFrom(...places).map((place) => put(sent, place, undefined));
  return fc
    .oneof({ weight: 3, arbitrary: change }, more, less)
    .map((payload) => withBody(sound, { payload: JSON.stringify(payload), headers: json }));
}

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, each]) => placesOf(each, [...at, key]));
  return [at, ...inside];
}

/** A parameter of another kind, one that nobody knows, one twice. */
function spoilQuery(id: OperationId, sound: PreparedRequest): fc.Arbitrary<PreparedRequest> {
  const { properties } = parametersSchema(id, 'query') as { properties: Record<string, unknown> };
  const names = [...Object.keys(properties), 'sort', '__proto__', '$filter[a]'];
  return fc
    .array(fc.tuple(fc.constantFrom(...names), wrongText), { minLength: 1, maxLength: 3 })
    .map((given) => {
      const query = new URLSearchParams(given.map(([name, value]) => [name, value.toWellFormed()]));
      return { ...sound, url: `${sound.url}${sound.url.includes('?') ? '&' : '?'}${query}` };
    });
}

/** Another text in place of a part of the path. */
function spoilPath(sound: PreparedRequest): fc.Arbitrary<PreparedRequest> {
  const [path = '', query] = sound.url.split('?');
  const steps = path.split('/');
  const texts = fc.oneof(
    fc.constantFrom('..', '%2e%2e', '%00', '%E0%A4%A', "'", 'null', 'x'.repeat(300)),
    wrongText,
  );
  return fc
    .tuple(fc.integer({ min: 3, max: Math.max(3, steps.length - 1) }), texts)
    .map(([at, text]) => {
      const spoilt = /^(\.\.|%)/.test(text)
        ? text
        : encodeURIComponent(text.toWellFormed()).slice(0, 3_000);
      return {
        ...sound,
        url:
          [...steps.slice(0, at), spoilt, ...steps.slice(at + 1)].join('/') +
          (query ? `?${query}` : ''),
      };
    });
}

/** Headers that nobody sends. */
const strange = (sound: PreparedRequest) =>
  fc
    .constantFrom<Record<string, string>>(
      { 'x-request-id': '{"level":50}', 'idempotency-key': 'x'.repeat(500) },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4' },
      { 'accept-encoding': 'br;q=0, gzip;q=x', origin: 'null' },
      { 'x-form': '__proto__@' + 'f'.repeat(64), range: 'bytes=0-' },
    )
    .map((headers) => ({
      ...sound,
      url: `${sound.url}${sound.url.includes('?') ? '&' : '?'}unknown=1`,
      options: { ...sound.options, headers: { ...sound.options.headers, ...headers } },
    }));
