import { notFound } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';
import type { Handler } from '../ports/handler.ts';

/** The hash that names what the tenant serves now; everything behind it never changes. */
export const getCurrentRelease: Handler<'getCurrentRelease'> = async ({ tenant }) => ({
  data: { hash: tenant.release },
});

export const getRelease: Handler<'getRelease'> = async ({ context, path }) =>
  immutable(await context.published.manifest(path.hash), JSON_TYPE);

export const getReleaseDocument: Handler<'getReleaseDocument'> = async ({ context, path }) =>
  immutable(await context.published.blob(path.hash, 'document'), JSON_TYPE);

export const getReleaseValidator: Handler<'getReleaseValidator'> = async ({ context, path }) =>
  immutable(await context.published.blob(path.hash, 'validator'), 'text/javascript; charset=utf-8');

const JSON_TYPE = 'application/json; charset=utf-8';

function immutable<T>(text: string | undefined, type: string): Answer<T> {
  if (text === undefined) throw notFound();
  return new Answer<T>(text, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  });
}
