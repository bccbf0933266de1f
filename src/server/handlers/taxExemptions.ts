import type { Handler } from '../ports/handler.ts';
import { setTaxExemption as set } from '../staff/setTaxExemption.ts';
import { readTaxExemptions } from '../staff/taxExemptions.ts';

/** What is known of a person's exemption from withholding. */
export const getTaxExemptions: Handler<'getTaxExemptions'> = ({ path, inTenant }) =>
  inTenant(async (db) => ({
    data: { tax_exemptions: await readTaxExemptions(db, path.id) },
  }));

/** Records it anew. */
export const setTaxExemption: Handler<'setTaxExemption'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    await set(context, db, actor, path.id, body);
    return { data: { tax_exemptions: await readTaxExemptions(db, path.id) } };
  });
};
