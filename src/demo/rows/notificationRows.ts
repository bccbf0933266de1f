import { toWallClock } from '#/domain/dates/wallClock.ts';
import { messageColumns } from '#/server/notifications/notify.ts';
import { notices } from '../world/notices.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** The notifications of those who are clients here, about accounts and operations that are here. */
export function notificationRows({
  id,
  tenant,
  people,
  accounts,
  operations,
  day,
}: DemoDataset): Row[] {
  const logins = new Set(people.map(({ login }) => login));
  const accountKeys = new Set(accounts.map(({ key }) => key));
  const operationKeys = new Set(operations.map(({ operation }) => operation.key));
  return notices
    .filter(({ login }) => logins.has(login))
    .filter(({ account }) => account === undefined || accountKeys.has(account))
    .filter(({ operation }) => operation === undefined || operationKeys.has(operation))
    .map(({ login, told, account, operation, daysAgo, isRead }) => {
      const at = new Date(day.now.getTime() - daysAgo * 86_400_000).toISOString();
      const { type, said } = told(toWallClock(at).date, tenant.brand);
      return {
        uuid: id(`notification/${login}/${type}/${daysAgo}`),
        uuid_intervener: id(`intervener/${login}`),
        type,
        ...messageColumns(said),
        uuid_account: account ? id(`account/${account}`) : null,
        uuid_operation: operation ? id(`operation/${operation}`) : null,
        created_at: at,
        is_read: isRead,
      };
    });
}
