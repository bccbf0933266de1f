import { expect, test } from 'vitest';
import { paperFileName } from '../../../src/server/files/paperFileName.ts';

test.each([
  ['OPERATION_TICKET', 'justificante-de-la-operacion-2026-11-20.pdf'],
  ['DECLARACION_FATCA_CRS_AEAT', 'declaracion-fatca-y-crs-2026-11-20.pdf'],
  ['MODELO_145', 'modelo-145-datos-para-la-retencion-2026-11-20.pdf'],
])('the file of %s is called %s', (subcategory, name) => {
  expect(paperFileName(subcategory, '2026-11-20')).toBe(name);
});
