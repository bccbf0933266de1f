/**
 * The same hash of the same text, by a function without settings of its own: the planner writes it into the
 * statement that asks, so that reading thousands of lines again calls nothing for each of them. Dates are written
 * out, whatever the session's style is.
 */
export const quickSeals = `
create or replace function execution_hash(line ledger_postings, done operations) returns text
  language sql stable as $$
  select md5(row(line.key_product, to_char(line.booked_on::timestamp, 'YYYY-MM-DD'), line.shares, line.amount,
    line.uuid_request, line.source,
    done.uuid_account, done.key_product, done.operation_type, done.operation_status, done.shares, done.nav,
    to_char(done.nav_date::timestamp, 'YYYY-MM-DD'), done.gross_amount, done.net_amount, done.commission,
    done.withholding, done.fiscal_import, done.details->'lots')::text)
$$;
`;
