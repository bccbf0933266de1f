import type { Page } from 'playwright';
import { kycDeclared } from './kycForm.ts';
import type { Product } from './product.ts';

/** Answers the questionnaire in the name of the natural person who is logged in on a page. */
export async function giveKyc(page: Page, product: Product): Promise<void> {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers());
  await page.goto(product.url('/account/position'));
  const { authorization, apikey } = (await asked).headers();
  const headers = { authorization: authorization!, ...(apikey && { apikey }) };
  const me = await page.request.get(product.url('/api/me'), { headers });
  const { uuid } = (await me.json()).data.private_area.intervener as { uuid: string };
  const answer = await page.request.post(product.url(`/api/interveners/${uuid}/kyc`), {
    headers: { ...headers, origin: product.url('') },
    data: kycDeclared,
  });
  if (answer.status() !== 201) throw new Error(await answer.text());
}
