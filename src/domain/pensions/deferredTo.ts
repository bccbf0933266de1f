import { parseDate, type PlainDate } from '../dates/plainDate.ts';

/** What of a benefit says that it is put off, as it was sent or stored. */
export interface PutOff {
  pp_redemption_defer?: unknown;
  pp_redemption_defer_date?: unknown;
}

/**
 * Day before which a benefit is not paid, where its beneficiary put it off.
 * @source specification §3 (redemption defer); RPFP 10
 */
export const deferredTo = ({
  pp_redemption_defer,
  pp_redemption_defer_date,
}: PutOff): PlainDate | undefined =>
  pp_redemption_defer === 'NO_DIFERIDO' ? undefined : parseDate(pp_redemption_defer_date);
