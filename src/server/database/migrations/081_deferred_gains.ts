/**
 * What an operation that has left tells of gain or loss is what is taxed now: nothing of a transfer that carries
 * dates and cost on, of what heirs receive, and of an excess that is given back. Transfers from before that was kept
 * with them are told by whose they are: residents carry their funds on, and everybody the rights of a plan.
 * @source LIRPF 33.3.b, 94; RDL 1/2002 art. 5.3
 */
export const deferredGains = `
alter table operations no force row level security;
alter table products no force row level security;
alter table account_interveners no force row level security;
alter table interveners no force row level security;
update operations o set fiscal_import = 0
where o.operation_status = 'FINALIZED' and o.nav is not null and o.fiscal_import is distinct from 0 and (
  o.operation_type in ('HERENCIA_SALIDA', 'DEVOLUCION_EXCESO')
  or o.operation_type = 'TRASPASO_SALIDA' and coalesce((o.details->>'is_tax_deferred')::boolean,
    exists (select from products p where p.tenant_id = o.tenant_id and p.key_product = o.key_product and p.kind <> 'FI')
    or not exists (select from account_interveners party
      join interveners person on person.tenant_id = party.tenant_id and person.uuid = party.uuid_intervener
      where party.tenant_id = o.tenant_id and party.uuid_account = o.uuid_account
        and party.account_intervener_role in ('TITULAR', 'PARTICIPE')
        and (person.type = 'J' or person.tax_residence <> 'ESP'))));
alter table operations force row level security;
alter table products force row level security;
alter table account_interveners force row level security;
alter table interveners force row level security;
`;
