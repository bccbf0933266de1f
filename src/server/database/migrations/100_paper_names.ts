/** Papers of products are named after the product, not by its code: `dfi-10397.pdf` becomes `DFI Almadraba Retorno.pdf`. */
export const paperNames = `
alter table product_documents no force row level security;
alter table products no force row level security;
update product_documents paper
set filename = case when length(coded.kind) > 3
    then upper(left(coded.kind, 1)) || replace(substr(coded.kind, 2), '-', ' ') else upper(coded.kind) end
  || ' ' || rtrim(coded.name_product, '.') || '.pdf'
from (select one.tenant_id, one.uuid, product.name_product,
    left(one.filename, -length('-' || one.key_product || '.pdf')) as kind
  from product_documents one
  join products product
    on product.tenant_id = one.tenant_id and product.key_product = one.key_product
  where one.filename ~ '^[a-z-]+-[0-9]+[.]pdf$'
    and right(one.filename, length('-' || one.key_product || '.pdf')) = '-' || one.key_product || '.pdf') as coded
where coded.tenant_id = paper.tenant_id and coded.uuid = paper.uuid;
alter table product_documents force row level security;
alter table products force row level security;
`;
