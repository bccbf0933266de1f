import type { Schema } from '#/contract/schema.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { readWards } from '../people/readWards.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** The minors for whom somebody answers, and for how many of them something is owed. @source Código Civil 162 */
export const listWards: Handler<'listWards'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const wards = await readWards(db, actor, uuid, todayOf(context, actor));
    const owing = wards.filter(isOwing);
    return { data: { wards, owing: owing.length } };
  });

const isOwing = (ward: Schema<'Ward'>): boolean =>
  ward.is_kyc_unsigned ||
  ward.is_tax_unsigned ||
  ward.kyc_asked !== null ||
  [ward.kyc_state, ward.fatca_state, ward.crs_state].some((state) => state !== 'valid');
