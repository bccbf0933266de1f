import { findIntervener } from '../interveners/findIntervener.ts';
import { readWards } from '../people/readWards.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** The minors for whom somebody answers, and how many of them owe a questionnaire. @source Código Civil 162 */
export const listWards: Handler<'listWards'> = ({ context, actor, tenant, path, inTenant }) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const wards = await readWards(db, tenant, uuid, todayOf(context, actor));
    const owing = wards.filter(
      ({ kyc_state, is_kyc_unsigned }) => kyc_state !== 'valid' || is_kyc_unsigned,
    );
    return { data: { wards, owing: owing.length } };
  });
