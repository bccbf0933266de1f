/** An amount of euro cents, as a sentence that writes the unit itself keeps it until somebody reads it. */
export const cents = (amount: bigint): { cents: string } => ({ cents: String(amount) });

/** The same with its unit, where nothing around it says "€". */
export const money = (amount: bigint): { money: string } => ({ money: String(amount) });
