import type { OperationId } from '../../../src/contract/call.ts';
import type { CallEntry } from '../../../src/contract/callEntry.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { bodySchema, parametersSchema } from '../../../src/server/router/contractSchemas.ts';
import { fileParts, multipart, type Part } from '../multipart.ts';
import { pdfFile } from '../files.ts';
import type { PreparedRequest } from './requestOf.ts';
import { put, stringPlaces } from './stringPlaces.ts';

/** A place of a request that takes a text, and the request with another text there. */
export interface Field {
  at: string;
  /** Nothing where no sender could put this text. */
  with(text: string): PreparedRequest | undefined;
}

/** Every place of a call that takes a text: path, query, headers, fields of bodies, forms and parts, names of files. */
export function fieldsOf(id: OperationId, sound: PreparedRequest): Field[] {
  return [
    ...pathFields(id, sound),
    ...queryFields(id, sound),
    ...headerFields(id, sound),
    ...jsonFields(id, sound),
    ...formFields(id, sound),
    ...partFields(id, sound),
  ];
}

const json = { 'content-type': 'application/json' };

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const field = (at: string, change: Field['with']): Field => ({ at, with: change });

function pathFields(id: OperationId, sound: PreparedRequest): Field[] {
  const [path = '', query] = sound.url.split('?');
  const steps = path.split('/');
  return calls[id].path.split('/').flatMap((name, index) => {
    if (!name.startsWith('{')) return [];
    // A step before the path of the call: /api.
    const place = index + 1;
    return field(`/path/${name.slice(1, -1)}`, (text) => ({
      ...sound,
      url: [...steps.slice(0, place), encoded(text), ...steps.slice(place + 1)]
        .join('/')
        .concat(query ? `?${query}` : ''),
    }));
  });
}

function queryFields(id: OperationId, sound: PreparedRequest): Field[] {
  const { properties } = parametersSchema(id, 'query') as { properties: Record<string, unknown> };
  const [path, before] = sound.url.split('?');
  return Object.keys(properties).map((name) =>
    field(`/query/${name}`, (text) => {
      const query = new URLSearchParams(before);
      query.set(name, text.toWellFormed());
      return { ...sound, url: `${path}?${query}` };
    }),
  );
}

const headers = ['x-request-id', 'idempotency-key', 'x-form', 'apikey', 'authorization', 'host'];
/** What a header may hold on its way. @source RFC 9110 §5.5 */
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]{0,4000}$/;

const headerFields = (id: OperationId, sound: PreparedRequest): Field[] =>
  [...headers, ...((calls[id] as CallEntry).body ? ['content-type'] : [])].map((name) =>
    field(`/headers/${name}`, (text) =>
      SENDABLE.test(text)
        ? {
            ...sound,
            options: { ...sound.options, headers: { ...sound.options.headers, [name]: text } },
          }
        : undefined,
    ),
  );

function jsonFields(id: OperationId, sound: PreparedRequest): Field[] {
  const schema = bodySchema(id, 'application/json');
  if (!schema) return [];
  const { payload } = sound.options;
  const body = Buffer.isBuffer(payload) || typeof payload !== 'object' ? {} : payload;
  return stringPlaces(schema, body).map((place) =>
    field(`/body/${place.join('/')}`, (text) => ({
      ...sound,
      options: { ...sound.options, headers: json, payload: JSON.stringify(put(body, place, text)) },
    })),
  );
}

function formFields(id: OperationId, sound: PreparedRequest): Field[] {
  const schema = bodySchema(id, 'application/x-www-form-urlencoded');
  if (!schema) return [];
  const names = stringPlaces(schema, {}).map(([name]) => String(name));
  return [...new Set(names)].map((name) =>
    field(`/form/${name}`, (text) => ({
      ...sound,
      options: { ...sound.options, form: { ...sound.options.form, [name]: text.toWellFormed() } },
    })),
  );
}

const pdf = await pdfFile();

function partFields(id: OperationId, sound: PreparedRequest): Field[] {
  const schema = bodySchema(id, 'multipart/form-data');
  if (!schema) return [];
  const parts = fileParts(pdf);
  const sending = (changed: readonly Part[]) => ({
    ...sound,
    options: { ...sound.options, ...multipart(changed) },
  });
  const names = stringPlaces(schema, {}).map(([name]) => String(name));
  return [
    ...[...new Set([...names, 'validated'])]
      .filter((name) => name !== 'attachment')
      .map((name) =>
        field(`/part/${name}`, (text) =>
          sending([...parts.filter(([each]) => each !== name), [name, text.toWellFormed()]]),
        ),
      ),
    field('/part name', (text) => sending([...parts, [text.toWellFormed(), 'x']])),
    field('/file name', (text) =>
      sending([['attachment', pdf, text.toWellFormed()], ...parts.slice(1)]),
    ),
  ];
}
