import { notices } from '../world/notices.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** The notifications of those who are clients here, about accounts and operations that are here. */
export function notificationRows({ id, people, accounts, operations, day }: DemoDataset): Row[] {
  const logins = new Set(people.map(({ login }) => login));
  const accountKeys = new Set(accounts.map(({ key }) => key));
  const operationKeys = new Set(operations.map(({ operation }) => operation.key));
  return notices
    .filter(({ login }) => logins.has(login))
    .filter(({ account }) => account === undefined || accountKeys.has(account))
    .filter(({ operation }) => operation === undefined || operationKeys.has(operation))
    .map(({ login, type, message, account, operation, daysAgo, isRead }) => ({
      uuid: id(`notification/${login}/${type}/${daysAgo}`),
      uuid_intervener: id(`intervener/${login}`),
      type,
      message,
      uuid_account: account ? id(`account/${account}`) : null,
      uuid_operation: operation ? id(`operation/${operation}`) : null,
      created_at: new Date(day.now.getTime() - daysAgo * 86_400_000).toISOString(),
      is_read: isRead,
    }));
}
