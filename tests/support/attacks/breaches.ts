import { appendOnly } from '../appendOnly.ts';

/** What somebody tries who has statements run as requests do, bound to a tenant or to none. */
export interface Breach {
  name: string;
  /** `:other` is the id of a tenant that the attacker is not bound to. */
  statement: string;
  /** How it ends: refused by the database, or nothing is seen or changed. */
  ends: 'refused' | 'nothing';
}

const choosing = (value: string) => `set_config('app.tenant', ${value}, true)`;
const OWN_SEAL = "substr(current_setting('app.tenant'), 37)";

/** After these the attacker is to see no row of the other tenant. Each is one statement. */
export const choices: Breach[] = [
  { name: 'the other tenant without a seal', statement: choosing("':other'"), ends: 'nothing' },
  {
    name: 'the other tenant with the own seal',
    statement: choosing(`':other' || ${OWN_SEAL}`),
    ends: 'nothing',
  },
  {
    name: 'the other tenant with a seal of zeros',
    statement: choosing("':other.' || repeat('0', 64)"),
    ends: 'nothing',
  },
  {
    name: 'the other tenant with an empty seal',
    statement: choosing("':other.'"),
    ends: 'nothing',
  },
  {
    name: 'the other tenant with a hash that anybody can make',
    statement: choosing("':other.' || encode(sha256(uuid_send(':other'::uuid)), 'hex')"),
    ends: 'nothing',
  },
  {
    name: 'the other tenant with what the wall says of its seal',
    statement: choosing(
      `':other.' || (select substring(prosrc from 'x([0-9a-f]{64})''::pg_catalog.bytea then '':other''') from pg_proc where proname = 'bound_tenant')`,
    ),
    ends: 'nothing',
  },
  { name: 'no tenant at all', statement: choosing("''"), ends: 'nothing' },
];

/** Tables whose every row is of one tenant and for nobody else to read. */
export const secrets = [
  'access_tokens',
  'refresh_tokens',
  'password_handles',
  'outbox',
  'sessions',
  'users',
  'known_devices',
  'throttles',
] as const;

/** What requests may not do, whichever tenant they are bound to. */
export const breaches: Breach[] = [
  {
    name: 'read the secret of the seals',
    statement: 'select secret from owner_only.seal',
    ends: 'refused',
  },
  {
    name: 'write another secret',
    statement: "update owner_only.seal set secret = ''",
    ends: 'refused',
  },
  {
    name: 'put a function of their own in the place of the wall',
    statement:
      "create or replace function bound_tenant() returns uuid language sql as $$ select ':other'::uuid $$",
    ends: 'refused',
  },
  {
    name: 'have the wall written anew',
    statement: 'select owner_only.write_bound_tenant()',
    ends: 'refused',
  },
  {
    name: 'put a table of their own before that of the secret',
    statement: 'create schema owner_only_too',
    ends: 'refused',
  },
  {
    name: 'lift a policy',
    statement: 'alter policy of_tenant on users using (true)',
    ends: 'refused',
  },
  {
    name: 'take the trigger from what is only added to',
    statement: 'alter table operation_history disable trigger immutable',
    ends: 'refused',
  },
  {
    name: 'switch triggers off for the session',
    statement: "set session_replication_role = 'replica'",
    ends: 'refused',
  },
  ...appendOnly.flatMap((table): Breach[] => [
    {
      name: `remove rows of ${table}`,
      statement: `delete from ${table}`,
      ends: 'refused',
    },
    { name: `empty ${table}`, statement: `truncate ${table}`, ends: 'refused' },
  ]),
  ...secrets.map((table): Breach => ({
    name: `read ${table} of another tenant`,
    statement: `select 1 from ${table} where tenant_id = ':other'`,
    ends: 'nothing',
  })),
  ...['release_pointers', 'release_inputs', 'users'].map((table): Breach => ({
    name: `remove ${table} at all`,
    statement: `delete from ${table}`,
    ends: 'refused',
  })),
  ...['sessions', 'access_tokens', 'documents'].map((table): Breach => ({
    name: `remove ${table} of another tenant`,
    statement: `delete from ${table} where tenant_id = ':other'`,
    ends: 'nothing',
  })),
  {
    name: 'publish for another tenant',
    statement: "insert into release_pointers select ':other', hash, now() from releases limit 1",
    ends: 'refused',
  },
  {
    name: 'make a token for another tenant',
    statement: `insert into access_tokens (hash, tenant_id, kind, permissions, expires_at)
      values ('\\x00', ':other', 'client', '{}', now() + interval '1 day')`,
    ends: 'refused',
  },
  {
    name: 'find a token without its text',
    statement: "select 1 from bearer_of(null) union all select 1 from bearer_of('')",
    ends: 'nothing',
  },
  {
    name: 'publish a text under the hash of another',
    statement: "insert into blobs values (encode(sha256('a'), 'hex'), 'b')",
    ends: 'refused',
  },
  {
    name: 'have another tenant’s release name a text of their own',
    statement: `insert into release_blobs select releases.hash, (select hash from blobs limit 1), 'validator'
      from releases where tenant_id = ':other' limit 1`,
    ends: 'refused',
  },
  {
    name: 'lock out people of another tenant',
    statement: `insert into throttles (key, tenant_id, attempts, last_at, blocked_until)
      values ('user/:other/x', bound_tenant(), 9, now(), now() + interval '1 day')`,
    ends: 'refused',
  },
  {
    name: 'remove a signed document',
    statement: 'delete from documents where is_signed',
    ends: 'refused',
  },
  {
    name: 'have a signed document be somebody else’s',
    statement: 'update documents set uuid_owner = gen_random_uuid() where is_signed',
    ends: 'refused',
  },
  {
    name: 'give what was carried out another amount',
    statement: "update operations set net_amount = 1 where operation_status = 'FINALIZED'",
    ends: 'refused',
  },
  {
    name: 'take back what was carried out by its participations',
    statement: "update operations set shares = shares + 1 where operation_status = 'FINALIZED'",
    ends: 'refused',
  },
  {
    name: 'let an order be of another account once it is signed',
    statement: `update operations set uuid_account = (select uuid from accounts limit 1)
      where operation_status not like 'REGISTERED%'`,
    ends: 'refused',
  },
];
