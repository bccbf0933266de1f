/** A fee of the database ("1.7500" percent) as the wire shows it, or null. */
export const toFee = (percent: string | null): string | null =>
  percent === null ? null : Number(percent).toFixed(2);
