import type { Schema } from '#/contract/schema.ts';
import type { OrderSubject } from '#/domain/operations/checks/obstacles.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { bankTerms, payTerms } from '#/domain/operations/terms/payTerms.ts';
import { readBankAccounts } from '../accounts/bank/readBankAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { itemsOf } from '../tenants/codeList.ts';
import { releasedCodes } from '../tenants/releasedCodes.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { mayUseBanks } from './mayUseBanks.ts';
import type { SayReasons } from './toOrderReasons.ts';

type Terms = Schema<'OrderTerms'>;

/** The pay methods and bank accounts of an order, available or with the reasons why not; pay methods in the tenant's order. */
export async function orderChoices(
  { context, tenant }: { context: Pick<Context, 'published'>; tenant: Pick<Tenant, 'release'> },
  db: TenantDb,
  subject: OrderSubject,
  { account, rules }: LoadedOrderContext,
  { say, words }: { say: SayReasons; words: Words },
): Promise<Pick<Terms, 'pay_methods' | 'bank_accounts'>> {
  const type = operationTypeOf(subject.operation_type);
  const found = new Map(payTerms(type, subject, rules).map((each) => [each.key as string, each]));
  const listed = itemsOf(await releasedCodes(context, tenant, 'pay-methods', db));
  const pay_methods = listed.flatMap(([code]) => {
    const method = found.get(code);
    return method
      ? [
          {
            key: method.key,
            name: words.value({ list: 'pay-methods', code }),
            ...said(method.reasons),
          },
        ]
      : [];
  });
  const banks = mayUseBanks(account, rules.today) ? await readBankAccounts(db, account) : [];
  const asked = banks.map(({ uuid, status }) => ({ uuid, isValidated: status === 'VALIDADA' }));
  const bank_accounts = bankTerms(type, subject, rules, asked).map(({ key, reasons }) => {
    const { iban_code, alias } = banks.find(({ uuid }) => uuid === key)!;
    return { uuid: key, iban_code, alias, ...said(reasons) };
  });
  return { pay_methods, bank_accounts };

  function said(reasons: Parameters<SayReasons>[0]) {
    return { is_available: reasons.length === 0, reasons: say(reasons) };
  }
}
