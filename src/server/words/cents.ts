/** An amount of euro cents, as a sentence keeps it until somebody reads it. */
export const cents = (amount: bigint): { cents: string } => ({ cents: String(amount) });
