import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { spanishIn } from '../../src/tools/spanishIn.ts';
import { exceptions, spanishInSource } from '../../src/tools/spanishInSource.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = temporaryFolder('spanish');
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  "throw new Error('El pago no se ha podido hacer.');",
  'const said = `Hemos recibido ${amount} de su cuenta`;',
  "const label = 'Operación';",
  "const button = 'Cancelar';",
  'const Page = () => <p>Vuelva a intentarlo dentro de un rato.</p>;',
])('a sentence for people is found: %s', (source) => {
  expect(spanishIn('x.tsx', source)).toHaveLength(1);
});

test.each([
  "import { x } from './el/que.ts';",
  "const status = 'SOLICITUD_TRASPASO_INTERNO';",
  "const why = 'a transfer of the account la-2';",
  "const column = 'key_operation_type';",
  '// Hemos recibido su pago.',
  "const code = 'mail.recovery.subject';",
])('what is no sentence for people is left alone: %s', (source) => {
  expect(spanishIn('x.ts', source)).toEqual([]);
});

test('no code of the product says a sentence outside the named exceptions', () => {
  expect(spanishInSource()).toEqual([]);
});

test('a sentence that is planted in the server is found, and told with its line', () => {
  mkdirSync(join(root, 'server/orders'), { recursive: true });
  writeFileSync(
    join(root, 'server/orders/x.ts'),
    "export const a = 1;\nexport const b = 'No se ha podido hacer la operación.';\n",
  );
  expect(spanishInSource(root).map(({ file }) => file)).toEqual(['src/server/orders/x.ts:2']);
});

test('every exception names something that is there', () => {
  const source = new URL('../../src/', import.meta.url).pathname;
  expect(Object.keys(exceptions).filter((one) => !existsSync(join(source, one)))).toEqual([]);
});
