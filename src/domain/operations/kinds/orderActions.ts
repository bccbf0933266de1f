/** The actions of the role matrix that give an order. @source Role and action matrix, specification §6 */
export const orderActions = ['subscribe', 'redeem', 'transfer', 'periodics'] as const;

export type OrderAction = (typeof orderActions)[number];
