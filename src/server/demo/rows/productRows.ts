import type { Row, Story } from '../story.ts';

export const productRows = ({ id, products }: Story): Row[] =>
  products.map((product) => ({
    key_product: product.key,
    uuid: id(`product/${product.key}`),
    name_product: product.name,
    kind: product.kind,
    family: product.family,
    isin: product.isin,
    dgs_code: product.dgs,
    class: product.class,
    parent_key_product: product.parent,
    risk: product.risk,
    is_complex: product.isComplex,
    minimum_first: product.minimumFirst * 100,
    minimum_next: product.minimumNext * 100,
    management_fee: (product.fee * 100).toFixed(4),
    nav_frequency: product.isComplex ? 'MONTHLY' : 'DAILY',
    cut_off: '14:00',
  }));
