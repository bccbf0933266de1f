import type { Found } from '../tenancy/tenancy.tsx';
import { chooseLanguage } from '../texts/chooseLanguage.ts';
import { createTexts, type Texts } from '../texts/createTexts.ts';

/**
 * The tenant's words in the language that this person has chosen, or else their browser (`preferred`). Where they
 * cannot be had the built-in Spanish stands, and nobody is told.
 * @source specification §8
 */
export function textsOf({ client, tenant }: Found, preferred: string): Promise<Texts> {
  const stored = client.store.read('lang') ?? null;
  const language = chooseLanguage(tenant.languages, { stored, browser: preferred });
  return createTexts(language, tenant.languages, async (lang) => {
    const { data } = await client.call('getTexts', { path: { lang }, query: { id: tenant.id } });
    return data;
  });
}
