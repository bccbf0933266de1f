import type { FastifyRequest } from 'fastify';
import type { Words } from '../kernel/words.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { Site } from '../ports/site.ts';
import { lastReleased } from '../tenants/withRelease.ts';
import { languageOf } from '../words/languageOf.ts';
import { spanishWords } from '../words/productSpeech.ts';

/**
 * The words of an answer that says no: of the release by which the asker is answered, in their language. Who is not let
 * in is told in the words of the release that this server answered by last: nothing is read for them. Shared Spanish
 * where nobody knows of which tenant a request is.
 */
export function wordsFor(context: Pick<Context, 'published'>, request: FastifyRequest): Words {
  // Whatever fails early enough has neither.
  const { actor, site } = request as { actor?: Actor; site?: Site };
  const served = site?.served ?? [];
  const keyed = served.find(({ credentials }) => credentials.api_key === request.headers.apikey);
  const identity = (keyed ?? (served.length === 1 ? served[0] : undefined))?.tenant;
  const tenant = actor?.tenant.release ? actor.tenant : identity && lastReleased(context, identity);
  if (!tenant) return spanishWords();
  return tenant.words(languageOf(request.headers['accept-language'], tenant));
}
