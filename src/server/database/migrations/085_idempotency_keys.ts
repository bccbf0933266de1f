/**
 * The keys of requests under the name that everybody knows them by. Servers of before ask by the old one until
 * the last of them is replaced: it is a view now, through which row security sees who asks.
 */
export const idempotencyKeys = `
alter table once rename to idempotency_keys;
alter index once_pkey rename to idempotency_keys_pkey;
alter index once_by_age rename to idempotency_keys_by_age;
create view once with (security_invoker = true) as select * from idempotency_keys;
`;
