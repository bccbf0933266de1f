import type { DemoProduct } from '../world/products.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** The papers of each product that a client reads before an order. */
export const productDocumentRows = ({ id, products, day }: DemoDataset): Row[] =>
  products.flatMap((product) =>
    papersOf(product).map(({ subcategory, name, published }) => ({
      uuid: id(`product-document/${product.key}/${subcategory}`),
      key_product: product.key,
      subcategory,
      filename: `${name} ${product.name.replace(/\.$/, '')}.pdf`,
      published_on: published(day.today),
    })),
  );

interface Paper {
  subcategory: string;
  name: string;
  published(today: string): string;
}

const papersOf = ({ kind }: DemoProduct): Paper[] => (kind === 'FI' ? ofFunds : ofPlans);

const yearly = (today: string) => `${Number(today.slice(0, 4)) - 1}-02-16`;

/** Reports of a half-year come out in the second month after it. */
function halfYearly(today: string): string {
  const year = today.slice(0, 4);
  if (today >= `${year}-09-01`) return `${year}-08-31`;
  return today >= `${year}-03-01` ? `${year}-02-28` : `${Number(year) - 1}-08-31`;
}

const report: Paper = {
  subcategory: 'INFORME_SEMESTRAL',
  name: 'Informe semestral',
  published: halfYearly,
};
const ofFunds: Paper[] = [{ subcategory: 'DFI', name: 'DFI', published: yearly }, report];
const ofPlans: Paper[] = [
  { subcategory: 'DFP', name: 'DFP', published: yearly },
  { subcategory: 'EEPP', name: 'Especificaciones', published: yearly },
  report,
];
