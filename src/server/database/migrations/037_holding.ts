/**
 * What of an account decides about its next order, among thousands of operations that are over: those under
 * way, and blocks of participations with their releases.
 */
export const holding = `
create index operations_holding on operations (tenant_id, uuid_account)
  where operation_status not in ('FINALIZED', 'CANCELLED')
    or operation_type in ('BLOQUEO_PARTICIPACIONES', 'DESBLOQUEO_PARTICIPACIONES');
`;
