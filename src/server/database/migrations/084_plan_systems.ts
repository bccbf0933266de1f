/**
 * Of which system a pension plan is, by which contributions to it are limited. Plans of before are of the individual
 * system, whose limit is the narrowest; of funds it says nothing.
 * @source RDL 1/2002 art. 4.1; LIRPF 52.1
 */
export const planSystems = `
alter table products
  add column plan_system text not null default 'INDIVIDUAL'
    check (plan_system in ('INDIVIDUAL', 'ASSOCIATED', 'EMPLOYMENT', 'SELF_EMPLOYED'));
`;
