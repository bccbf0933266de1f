import type { Found } from '../tenancy/tenancy.tsx';
import { builtIn } from '../texts/chooseLanguage.ts';
import { createTexts, type Texts } from '../texts/createTexts.ts';

/**
 * The tenant's words in the language in which the page begins to speak. Where they cannot be had the built-in Spanish
 * stands, and nobody is told.
 * @source specification §8
 */
export function textsOf({ client, tenant }: Found): Promise<Texts> {
  const language = client.spoken() ?? builtIn;
  return createTexts(language, tenant.languages, async (lang) => {
    const { data } = await client.call('getTexts', { path: { lang }, query: { id: tenant.id } });
    return data;
  });
}
