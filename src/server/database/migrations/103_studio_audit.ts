/** What was last done to a proposal is found at once, however long the record of a tenant is. */
export const studioAudit = `
create index audit_of_proposals on audit (tenant_id, (about ->> 'id'), sequence desc)
  where kind = 'studio';
`;
