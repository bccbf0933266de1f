import { notFound } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';
import type { Handler } from '../ports/handler.ts';

/** The tenant's translations of a language, as released. @source specification §7 */
export const getTexts: Handler<'getTexts'> = async ({ context, tenant, path }) => {
  const texts = await context.published.documentIn<Record<string, string>>(
    tenant.release,
    `texts/${path.lang}`,
  );
  if (!texts) throw notFound();
  return new Answer(texts, { 'cache-control': 'no-cache' });
};
