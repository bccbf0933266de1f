/** Papers of products are named after the product, not by its code: `dfi-10397.pdf` becomes `DFI Almadraba Retorno.pdf`. */
export const paperNames = `
update product_documents paper
set filename = named.title || ' ' || rtrim(product.name_product, '.') || '.pdf'
from products product, (values ('dfi', 'DFI'), ('dfp', 'DFP'),
  ('especificaciones', 'Especificaciones'), ('informe-semestral', 'Informe semestral')) as named (code, title)
where product.tenant_id = paper.tenant_id and product.key_product = paper.key_product
  and paper.filename = named.code || '-' || paper.key_product || '.pdf';
`;
