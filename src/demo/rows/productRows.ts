import { pricingOf } from '../world/products.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

export const productRows = ({ id, products }: DemoDataset): Row[] =>
  products.map((product) => ({
    key_product: product.key,
    uuid: id(`product/${product.key}`),
    name_product: product.name,
    kind: product.kind,
    plan_system: product.system,
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
    ...pricingOf(product),
    minimum_periodic: product.isComplex ? null : product.minimumNext * 100,
    minimum_remaining: product.kind === 'FI' ? product.minimumFirst * 100 : null,
    subscription_fee: '0',
    redemption_fee: '0',
    depositary_fee: product.isComplex ? '0.0800' : '0.0500',
    ...(product.dgs && {
      fund_dgs_code: product.dgs.replace('N', 'F'),
      manager_dgs_code: 'G9999',
      depositary_dgs_code: 'D9999',
    }),
  }));
