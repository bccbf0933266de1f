import type { Page } from 'playwright';
import { fundAccount } from './fundAccount.ts';
import type { Product } from './product.ts';

/**
 * Gives a subscription in the name of whoever is logged in on a page, as its form sends it, and answers its uuid.
 * @param account which of their accounts, in the order in which they have them
 */
export async function giveOrder(page: Page, product: Product, account = 0): Promise<string> {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers());
  await page.goto(product.url('/account/position'));
  const { authorization, apikey } = (await asked).headers();
  const headers = { authorization: authorization!, ...(apikey && { apikey }) };
  const me = await page.request.get(product.url('/api/me'), { headers });
  const { accounts } = (await me.json()).data.private_area as {
    accounts: { uuid: string; kind: string }[];
  };
  const answer = await page.request.post(product.url('/api/operations'), {
    headers: { ...headers, origin: product.url('') },
    data: {
      uuid_account: (accounts[account]!.kind === 'FI' ? accounts[account]! : fundAccount(accounts))
        .uuid,
      operation_type: 'SUSCRIPCION',
      key_product: '10394',
      gross_amount: '1000.00',
      pay_method: 'TRANSFERENCIA',
      has_read_dfi: true,
      has_read_report: true,
    },
  });
  if (answer.status() !== 201) throw new Error(await answer.text());
  return (await answer.json()).data.operation.uuid as string;
}

/** The newest code that was sent to sign with. */
export async function signingCode(product: Product): Promise<string> {
  const letters = (await (await fetch(product.url('/dev/outbox.json'))).json()) as {
    kind: string;
    code?: string;
  }[];
  return letters.find(({ kind, code }) => code && kind !== 'reauthentication-code')!.code!;
}
