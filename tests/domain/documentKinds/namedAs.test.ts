import { expect, test } from 'vitest';
import subcategories from '../../../schemas/codes/document-subcategories.json' with { type: 'json' };
import { declarationFiles, namedAs } from '#/domain/documentKinds/namedAs.ts';

test.each([
  ['DECLARACION_FATCA_CRS_AEAT', declarationFiles.FATCA, 'Declaración FATCA'],
  ['DECLARACION_FATCA_CRS_AEAT', declarationFiles.CRS, 'Declaración CRS de residencia fiscal'],
  ['DECLARACION_FATCA_CRS_AEAT', 'declaracion-fatca-crs.pdf', 'Declaración FATCA y CRS'],
  ['DECLARACION_FATCA_CRS_SOCIEDAD', declarationFiles.FATCA, 'Declaración FATCA de la sociedad'],
  [
    ...(['DECLARACION_FATCA_CRS_SOCIEDAD', declarationFiles.CRS] as const),
    'Declaración CRS de residencia fiscal de la sociedad',
  ],
  ['MODELO_KYC', declarationFiles.CRS, 'Cuestionario de conocimiento del cliente (KYC)'],
])('%s in %s is called «%s»', (subcategory, filename, label) => {
  const { items } = subcategories as { items: Record<string, { label: string }> };
  expect(items[namedAs({ subcategory, filename })]?.label).toBe(label);
});
