import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { readTaxReports } from '../reference/taxReports.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The tax reports that the asker may have, newest year first. */
export const listTaxReports: Handler<'listTaxReports'> = ({ context, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const all = await readTaxReports(db, actor, query, todayOf(context, actor));
    const cut = slice(query, LIMIT);
    const tax_reports = all.slice(cut.offset, cut.offset + cut.limit);
    return { data: { tax_reports, ...page('/tax-reports', query, cut, all.length) } };
  });
