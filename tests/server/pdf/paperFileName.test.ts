import { expect, test } from 'vitest';
import { MADRID } from '../../../src/domain/dates/wallClock.ts';
import { paperFileName } from '../../../src/server/files/paperFileName.ts';
import { productSpeech } from '../../../src/server/words/productSpeech.ts';

test.each([
  ['es', 'OPERATION_TICKET', 'justificante-de-la-operacion-2026-11-20.pdf'],
  ['es', 'DECLARACION_FATCA_CRS_AEAT', 'declaracion-fatca-y-crs-2026-11-20.pdf'],
  ['es', 'MODELO_145', 'modelo-145-datos-para-la-retencion-2026-11-20.pdf'],
  ['en', 'OPERATION_TICKET', 'proof-of-the-operation-2026-11-20.pdf'],
  ['ca', 'OPERATION_TICKET', 'justificant-de-l-operacio-2026-11-20.pdf'],
])('in %s the file of %s is called %s', (language, subcategory, name) => {
  const words = productSpeech.words(language, MADRID);
  expect(paperFileName(words, subcategory, '2026-11-20')).toBe(name);
});
