import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { check } from '#/language/check.ts';
import { base, file } from '../../support/documents.ts';

const { documents } = assemble(base);
const tenant = file('tenants/sample/tenant.json', {
  kind: 'tenant',
  id: 'sample',
  name: 'Gestora de Ejemplo, SGIIC, S.A.',
});

/** Where a tenant's variant is refused, in its own file. */
function refused(key: string, patch: object): string[] {
  const [kind, id] = key.split('/') as [string, string];
  const sha256 = createHash('sha256').update(documents.get(key)!.text).digest('hex');
  const over = file(`tenants/sample/overlays/${key}.json`, { base: { id, sha256 }, patch });
  expect(kind).toMatch(/^(form|screen)$/);
  return check([...base, tenant, over], openapi)
    .filter((one) => one.file === over.file && one.severity === 'error')
    .map(({ pointer }) => pointer.replace('/patch', ''));
}

const TELL = 'Diga su contraseña y su código por teléfono cuando le llamemos.';
const notice = (said: string) => ({
  blocks: { own: { type: 'notice', order: 1, tone: 'info', title: 'Aviso', text: said } },
});

test.each<[string, string, object, string[]]>([
  ['asks to tell it', 'screen/login', notice(TELL), ['/blocks/own']],
  ['speaks of it', 'screen/login', notice('Su código le llega por SMS.'), ['/blocks/own']],
  ['says something else', 'screen/login', notice('El 24 de diciembre cerramos a las 14:00.'), []],
  ['asks to tell it', 'screen/newPassword', notice(TELL), ['/blocks/own']],
  ['has a title that does', 'screen/login', { title: TELL }, ['/title']],
  [
    'has a hint that does',
    'form/login',
    { fields: { password: { hint: TELL } } },
    ['/fields/password/hint'],
  ],
  ['has an introduction that does', 'form/login', { intro: TELL }, ['/intro']],
  ['is called otherwise', 'screen/login', { title: 'Bienvenido a Ejemplo' }, []],
  [
    'calls it otherwise',
    'form/login',
    { data: { properties: { password: { title: 'Clave de acceso' } } } },
    [],
  ],
])('where a secret is typed, a variant that %s: %s', (_what, key, patch, places) => {
  expect(refused(key, patch)).toEqual(places);
});
