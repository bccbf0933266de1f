/**
 * Who a pension plan was promoted for, which decides on the limit that contributions to it use: INDIVIDUAL by a
 * financial institution for anybody, ASSOCIATED by an association for its members, EMPLOYMENT by a company for its
 * staff, SELF_EMPLOYED the simplified and sector plans of people who work on their own account.
 * @source RDL 1/2002 art. 4.1 and 67; LIRPF 52.1
 */
export const planSystems = ['INDIVIDUAL', 'ASSOCIATED', 'EMPLOYMENT', 'SELF_EMPLOYED'] as const;

export type PlanSystem = (typeof planSystems)[number];
