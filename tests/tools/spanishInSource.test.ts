import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { spanishIn } from '../../src/tools/spanishIn.ts';
import { exceptions, spanishInSource } from '../../src/tools/spanishInSource.ts';
import { pageCodes } from '../../src/tools/pageCodes.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = temporaryFolder('spanish');
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  "throw new Error('El pago no se ha podido hacer.');",
  'const said = `Hemos recibido ${amount} de su cuenta`;',
  "const label = 'Operación';",
  "const button = 'Cancelar';",
  'const Page = () => <p>Vuelva a intentarlo dentro de un rato.</p>;',
  "const why = 'Esta orden no puede firmarse hoy';",
  "const why = 'Hace falta otra firma';",
  "const why = 'Debe firmar antes';",
  "const why = 'No hay datos';",
  "const title = 'Orden enviada';",
  'const title = `Orden ${n} enviada`;',
  "const title = 'Orden ' + state;",
  "const why = 'Importe no admitido';",
  "const state = 'Pendiente';",
  "const head = ['Fecha valor'];",
  "const head = ['Precio neto'];",
  "const head = ['Saldo'];",
  "const head = 'Total';",
  'const held = `${n} participaciones`;',
  "const head = 'Fecha;Producto;Importe';",
  "const states = { 'Pagada': 1 };",
  'const states = { Pagada: 1 };',
  'const Page = () => <p>Cerrar sesion</p>;',
  'const Page = () => <p>Guardar cambios</p>;',
  'const Page = () => <p title="Cerrar sesion" />;',
  'const title = String.raw`Orden enviada`;',
  "const rows = sql`select uuid, 'Orden enviada' as title from orders`;",
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
  "const pattern = '^(HERENCIA|DONACION)';",
  "const type = 'text/csv; charset=utf-8';",
  "const file = 'fecha-producto-importe.css';",
  'const rows = sql`select o.importe, o.fecha_valor from orders as o`;',
  'const title = `${n} ${state}`;',
  "const who = 'Georgia';",
  "const state = 'PENDIENTE';",
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

test('a code of pages that nobody has words for is found, and so are words that no page says', () => {
  mkdirSync(join(root, 'engine/widgets'), { recursive: true });
  writeFileSync(
    join(root, 'engine/widgets/x.ts'),
    "export const a = 'page.remove';\nexport const b = text('page.remove.yesterday');\n",
  );
  const found = pageCodes(root);
  expect(found.filter(({ file }) => file.startsWith('src/'))).toEqual([
    expect.objectContaining({
      file: 'src/engine/widgets/x.ts:2',
      message: expect.stringContaining('page.remove.yesterday') as string,
    }),
  ]);
  expect(found.map(({ pointer }) => pointer)).toContain('/page.retry');
  expect(pageCodes()).toEqual([]);
});

test('every exception still says something in Spanish', () => {
  const source = new URL('../../src/', import.meta.url).pathname;
  const says = (place: string) =>
    globSync(place.endsWith('/') ? `${place}**/*.{ts,tsx}` : place, { cwd: source }).some(
      (file) => spanishIn(file, readFileSync(join(source, file), 'utf8')).length > 0,
    );
  expect(Object.keys(exceptions).filter((place) => !says(place))).toEqual([]);
});
