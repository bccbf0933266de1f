/** What no order knows when it is stored: what its execution will have cost, valued and paid. */
export const emptyExecutionColumns = {
  operation_sub_type: null,
  commission: null,
  withholding: null,
  fiscal_import: null,
  nav: null,
  nav_date: null,
  value_date: null,
  settlement_date: null,
  uuid_request: null,
  counterpart: null,
} as const;
