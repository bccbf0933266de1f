import type { Schema } from '#/contract/schema.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { readWards } from '../people/readWards.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * The minors for whom somebody answers, for how many of them something is to be declared, and of how many data is to be
 * completed. @source Código Civil 162
 */
export const listWards: Handler<'listWards'> = ({ context, actor, path, query, inTenant }) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const today = todayOf(context, actor);
    const wards = await readWards(db, actor, uuid, today, query.ward?.toLowerCase());
    const incomplete = wards.filter(({ data_state }) => data_state !== 'valid').length;
    return { data: { wards, owing: wards.filter(isOwing).length, incomplete } };
  });

const isOwing = (ward: Schema<'Ward'>): boolean =>
  ward.is_kyc_unsigned ||
  ward.is_tax_unsigned ||
  ward.kyc_asked !== null ||
  [ward.kyc_state, ward.fatca_state, ward.crs_state].some((state) => state !== 'valid');
