import type { CallEntry } from '#/contract/callEntry.ts';
import { toListQuery } from './toListQuery.ts';

/** Input of any call once its types are left behind. */
export interface LooseInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** What openapi-fetch needs to send an input the way its call wants it. */
export function toRequestInit(entry: CallEntry, input: LooseInput) {
  const { headers, ...body } = toBody(entry, input.body);
  return {
    params: { path: input.path ?? {}, query: toListQuery(input.query ?? {}) },
    ...body,
    headers: { ...(input.headers as Record<string, string> | undefined), ...headers },
    parseAs: parsers[entry.answer],
  };
}

const parsers = { data: 'json', json: 'json', text: 'text', file: 'blob' } as const;

function toBody(entry: CallEntry, body: unknown): SentBody {
  // A form that only asks for a confirmation has answers and its call takes none.
  if (body === undefined || !entry.body) return {};
  const kind = entry.body.find((one) => one !== 'multipart' || hasFiles(body)) ?? 'json';
  if (kind === 'form') {
    const form = new URLSearchParams(body as Record<string, string>).toString();
    return {
      body,
      bodySerializer: () => form,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
  }
  if (kind === 'multipart') return { body, bodySerializer: toFormData };
  return { body };
}

interface SentBody {
  body?: unknown;
  bodySerializer?(body: unknown): string | FormData;
  headers?: Record<string, string>;
}

const hasFiles = (body: unknown): boolean =>
  Object.values(body as object).some((value) => [value].flat().some((one) => one instanceof Blob));

/** Lists become repeated fields; each file is sent under the name that `filename` gives it. */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  const names = [(body as { filename?: string | string[] }).filename ?? []].flat();
  for (const [field, value] of Object.entries(body as object)) {
    [value].flat().forEach((one: unknown, index) => {
      if (one instanceof Blob) form.append(field, one, names[index]);
      else if (one !== undefined && one !== null) form.append(field, String(one));
    });
  }
  return form;
}
