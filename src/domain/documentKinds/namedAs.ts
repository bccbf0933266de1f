import { isFor } from './kindsFor.ts';

/** What the file of a tax declaration is called, by what it declares. */
export const declarationFiles = {
  FATCA: 'declaracion-fatca.pdf',
  CRS: 'declaracion-crs.pdf',
} as const;

/**
 * The code by whose words a document is called: its subcategory, but of a declaration that is of FATCA or of CRS alone the
 * one for that. Both have the subcategory of the specification, and who signs them has to tell them apart.
 */
export function namedAs({
  subcategory,
  filename,
}: {
  subcategory: string;
  filename: string;
}): string {
  const isCompanys = isFor(subcategory, 'COMPANYS_DECLARATION');
  if (!isCompanys && !isFor(subcategory, 'PERSONS_DECLARATION')) return subcategory;
  const [declared] = Object.entries(declarationFiles).find(([, name]) => name === filename) ?? [];
  if (!declared) return subcategory;
  return isCompanys ? `DECLARACION_${declared}_SOCIEDAD` : `DECLARACION_${declared}`;
}
