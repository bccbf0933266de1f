import { parseDate } from '#/domain/dates/plainDate.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';
import { forbidden, notFound, HttpError } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';

/** What a tax report covers, both days included. */
export interface TaxPeriod {
  first: string;
  last: string;
  /** As its title says it. */
  name: string;
}

/**
 * The period that is asked for: a finished year, or the days of a year up to a date where the tenant
 * gives reports by date. Years before the account was opened have no report.
 * @source specification §3 flow.ALLOW_REPORT_BY_DATE
 */
export function taxPeriod(
  { settings, words }: Tenant,
  account: AccountRow,
  { year, date }: { year?: number; date?: string },
  today: string,
): TaxPeriod {
  if ((year === undefined) === (date === undefined)) throw wrong('report_year', 'year');
  if (year !== undefined) {
    if (year >= Number(today.slice(0, 4))) throw wrong('report_year', 'year');
    if (year < Number(account.opened_on.slice(0, 4))) throw notFound();
    return { first: `${year}-01-01`, last: `${year}-12-31`, name: String(year) };
  }
  if (!settings.flow.ALLOW_REPORT_BY_DATE) throw forbidden('report_by_date');
  const last = parseDate(date);
  if (!last) throw wrong('format', 'date');
  if (last > today) throw wrong('report_future', 'date');
  if (last < account.opened_on) throw notFound();
  return {
    first: `${last.slice(0, 4)}-01-01`,
    last,
    name: words()('paper.tax.until', { date: { date: last } }),
  };
}

const wrong = (code: string, name: string) =>
  new HttpError(400, [{ code, path: `/query/${name}` }]);
