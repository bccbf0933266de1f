/**
 * Says of rows whether they are still those that were read: their number, and a hash over where each version of
 * a row lies and which transaction wrote it. Whatever is added, changed or removed, by whomever, makes another one
 * once it is committed. For the text of a statement over the rows' `ctid` and `xmin`.
 */
export const ROW_MARK = `count(*) || ' ' || coalesce(bit_xor(hashtidextended(ctid, xmin::text::bigint)), 0)`;
