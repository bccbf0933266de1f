import Fastify from 'fastify';
import pg from 'pg';

/**
 * What a person would write who wants nothing but the rows: no token, no contract, no rules. One query of
 * the shape that the product's own has, in a transaction with the same tenant setting, its rows as JSON.
 */
const { DATABASE_URL, TENANT = '', INTERVENER = '', ACCOUNT = '' } = process.env;
const app = Fastify();
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });

async function ask(text: string, values: string[]): Promise<{ data: unknown[] }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.tenant', $1, true)", [TENANT]);
    const { rows } = await client.query(text, values);
    await client.query('commit');
    return { data: rows };
  } finally {
    client.release();
  }
}

app.get('/position', () => ask(MOVEMENTS, [TENANT, ACCOUNT]));
app.get('/list', () => ask(PAGE, [TENANT, INTERVENER]));

const MOVEMENTS = `select uuid, uuid_account, key_product, operation_type, operation_status,
    gross_amount::text, commission::text, withholding::text, shares::text, nav::text, nav_date::text,
    value_date::text, uuid_request, ordered_by, details->'lots' as lots,
    details->'is_tax_deferred' as is_tax_deferred
  from operations where tenant_id = $1 and uuid_account = $2
    and (operation_status = 'FINALIZED' or operation_type = 'SOLICITUD_TRASPASO_INTERNO')
  order by sequence`;

const PAGE = `select o.uuid, o.uuid_account, o.key_product, o.operation_type, o.operation_sub_type,
    o.operation_status, o.channel, o.ordered_by, o.amount_shares_indicator, o.gross_amount::text,
    o.net_amount::text, o.commission::text, o.withholding::text, o.fiscal_import::text,
    o.shares::text, o.nav::text, o.nav_date::text, o.request_date, o.value_date::text,
    o.settlement_date::text, o.is_request, o.is_total, o.uuid_request, o.details,
    account.account_number, account.alias, product.name_product, product.isin, product.kind,
    target.name_product as name_product_target,
    concat_ws(' ', orderer.name, orderer.lastname_1, orderer.lastname_2) as orderer,
    (select bool_and(paper.is_signed) from documents paper where paper.tenant_id = o.tenant_id
      and paper.section = 'OPERATION' and paper.uuid_owner = o.uuid) as are_docs_signed
  from operations o
  join accounts account on account.tenant_id = o.tenant_id and account.uuid = o.uuid_account
  join products product on product.tenant_id = o.tenant_id and product.key_product = o.key_product
  left join products target on target.tenant_id = o.tenant_id
    and target.key_product = o.details->>'key_product_target'
  left join interveners orderer
    on orderer.tenant_id = o.tenant_id and orderer.uuid = o.ordered_by
  where o.tenant_id = $1 and o.uuid_account in (select uuid_account
    from account_interveners where tenant_id = $1 and uuid_intervener = $2)
  order by o.request_date desc, o.uuid desc limit 25`;

const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`ready ${address}`);
