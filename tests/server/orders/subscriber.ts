import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import type { TestServer } from '../../support/server.ts';

/** Ana's first account of the demo. */
export const account = uuidOf('almadraba/account/ana/1');

/** What Ana does who reads terms and subscribes a fund of them. */
export async function createSubscriber(server: TestServer) {
  const token = await server.token('ana');
  const read = async (url: string) => (await server.ask('GET', url, { token })).json().data;
  return {
    token,
    /** The data of an answer. */
    read,
    termsOf: async (product: string, of = account) => {
      const query = `operation_type=SUSCRIPCION&key_product=${product}`;
      return (await read(`/api/accounts/${of}/order-terms?${query}`)).terms;
    },
    give: (payload: object, headers: Record<string, string> = {}) =>
      server.ask('POST', '/api/operations', { token, payload, headers }),
  };
}

/** An order that is taken, with whatever else it is to say. */
export const subscription = (more: object = {}) => ({
  ...{ uuid_account: account, operation_type: 'SUSCRIPCION', key_product: '10394' },
  ...{ gross_amount: '1000.00', pay_method: 'TRANSFERENCIA' },
  ...{ has_read_dfi: true, has_read_report: true },
  ...more,
});

/** Where and why an order is refused. */
export const reasons = (answer: {
  json(): { result: { errors: { code: string; path: string }[] } };
}): string[] => answer.json().result.errors.map(({ code, path }) => `${path} ${code}`);
