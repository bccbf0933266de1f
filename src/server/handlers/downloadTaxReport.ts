import { checkAction } from '#/domain/access/checkAction.ts';
import { partyOf } from '../accounts/partyOf.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import { sendBytes } from '../files/sendFile.ts';
import { drawOnce } from '../papers/drawOnce.ts';
import { readTaxReport } from '../papers/readTaxReport.ts';
import { taxPaper } from '../papers/taxPaper.ts';
import { taxPeriod } from '../papers/taxPeriod.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { denied, notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** The tax report of an account, computed from its operations as far as the asker may see them. */
export const downloadTaxReport: Handler<'downloadTaxReport'> = async (request) => {
  const { context, actor, tenant, words, path, query, inTenant } = request;
  const today = todayOf(context, actor);
  const { report, facts } = await inTenant(async (db) => {
    const party = partyOf(actor);
    const asked = { intervener: party, account: path.id };
    const [account] = await readAccounts(db, asked);
    if (!account) throw notFound();
    const issues = party ? checkAction(account, 'tax_reports', today, ['own_only']) : [];
    if (issues.length > 0) throw denied(issues);
    const period = taxPeriod(tenant, account, query, today);
    return readTaxReport(context, db, actor, account, party, period);
  });
  const bytes = await drawOnce(context, tenant, taxPaper(report, facts));
  const period = query.year ?? query.date!;
  const name = words('paper.tax.file', { account: facts.account, period });
  return sendBytes(bytes, 'application/pdf', name);
};
