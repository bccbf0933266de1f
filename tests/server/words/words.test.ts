import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTenant } from '#/server/database/withTenant.ts';
import { events } from '#/server/notifications/events.ts';
import { notify } from '#/server/notifications/notify.ts';
import { orderTitle } from '#/server/orders/orderTitle.ts';
import { createSpeech } from '#/server/words/readSpeech.ts';
import { cents } from '#/server/words/cents.ts';
import spanish from '../../../schemas/words/notices.es.json' with { type: 'json' };
import { republish } from '../../support/decide.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

const inLanguage = (language: string) => ({ headers: { 'accept-language': language } });

/** Publishes other words of a tenant over those of its release. */
const reword = (tenant: string, language: string, own: Record<string, string>) =>
  republish(server.context, tenant, (manifest, keep) => {
    manifest.documents[`words/${language}`] = keep(JSON.stringify(own));
  });

const tell = async (tenant: string, login: string) => {
  const identity = server.at('localhost', tenant).tenant;
  await withTenant(server.context.db, identity.id, async (db) => {
    const user = await db
      .selectFrom('users')
      .select('uuid_intervener')
      .where('tenant_id', '=', identity.id)
      .where('username', '=', login)
      .executeTakeFirstOrThrow();
    const title = orderTitle('SUSCRIPCION', 'Mixto FI');
    const told = events.paymentReceived({ amount: cents(123_450n), title });
    await notify(server.context, db, [{ intervener: user.uuid_intervener!, ...told }]);
  });
};

const newest = async (tenant: string, login: string, language: string) => {
  const token = await server.token(login, { tenant });
  const answer = await server.ask('GET', '/api/notifications?$limit=1', {
    ...{ token, tenant },
    ...inLanguage(language),
  });
  return answer.json().data.notifications[0].message as string;
};

describe('a notification', () => {
  test('that is kept once reads in the language of who reads it, of those the tenant offers', async () => {
    await tell('almadraba', 'ana');
    await tell('encinar', 'ana');
    const said = 'Hemos recibido su pago de 1.234,50\u00a0€ para su suscripción de Mixto FI.';
    expect(await newest('almadraba', 'ana', 'es')).toBe(said);
    expect(await newest('almadraba', 'ana', 'en')).toBe(
      'We have received your payment of 1.234,50\u00a0€ for your subscription of Mixto FI.',
    );
    expect(await newest('encinar', 'ana', 'ca')).toBe(
      'Hem rebut el seu pagament de 1.234,50\u00a0€ per a la seva ordre de subscripció de Mixto FI.',
    );
    expect(await newest('encinar', 'ana', 'en')).toBe(said);
  });

  test.each(Object.entries(events))('%s has a value for each place of its sentence', (_, event) => {
    const sentence = (spanish as Record<string, string>)[event.code]!;
    const places = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([...event.places].sort()).toEqual([...new Set(places)].sort());
  });
});

test.each([
  ['SUSCRIPCION', 'suscripción de Mixto FI'],
  ['SOLICITUD_TRASPASO_INTERNO', 'traspaso entre productos de la gestora desde Mixto FI'],
  ['SOLICITUD_TRASPASO_EXTERNO_ENTRADA', 'traspaso desde otra entidad a Mixto FI'],
  ['TRASPASO_SALIDA', 'traspaso a otra entidad desde Mixto FI'],
])('an order of type %s is called as what it does with the product', (type, called) => {
  const words = createSpeech().words('es', 'Europe/Madrid');
  expect(words.value(orderTitle(type, 'Mixto FI'))).toBe(called);
});

test('each sentence has the places that the code which says it fills', async () => {
  // What a place is called is agreed with the code: whoever changes one changes this list, and the other.
  const folder = join(import.meta.dirname, '../../../schemas/words');
  const files = readdirSync(folder).filter((name) => name.endsWith('.es.json'));
  const said = files.flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>),
  );
  const places = said
    .map(([code, sentence]) => [code, ...(sentence.match(/\{\w+\}/g) ?? [])].join(' '))
    .filter((line) => line.includes(' '))
    .sort();
  await expect(`${places.join('\n')}\n`).toMatchFileSnapshot('places.txt');
});

describe('a tenant', () => {
  test('is told no in its own words, in the language of who asks', async () => {
    const refused = async (language: string) =>
      (await server.ask('GET', '/api/operations', { key: true, ...inLanguage(language) })).json()
        .result.errors[0].message;
    expect([await refused('es'), await refused('en')]).toEqual(['No autorizado', 'Not authorised']);
    await reword('almadraba', 'es', { not_built: 'Pronto.', unknown_parameter: '¿Qué es {name}?' });
    const token = await server.token('ana');
    const odd = await server.ask('GET', '/api/operations?odd=1', { token });
    expect(odd.json().result.errors[0].message).toBe('¿Qué es odd?');
  });

  test('writes mails in its own words, and in the language in which they were asked for', async () => {
    await reword('almadraba', 'es', { 'mail.recovery.here': 'Pulse aquí, por favor:' });
    const letterIn = async (language: string) => {
      await server.ask('POST', '/api/users/password-recover', {
        key: true,
        ...inLanguage(language),
        payload: { username: 'ana' },
      });
      await server.context.background.settle();
      const [last] = (await server.ask('GET', '/dev/outbox.json')).json() as [Letter];
      return last;
    };
    expect((await letterIn('es')).text).toContain('Pulse aquí, por favor:\nhttp');
    const english = await letterIn('en');
    expect(english.subject).toBe('Almadraba Gestión: create a new password');
    expect(english.text).toContain('You can do it here:\nhttp');
  });
});

interface Letter {
  subject: string;
  text: string;
}

test('a place is filled once, whatever its value holds, and no value is an option of the library', () => {
  const words = createSpeech().words('es', 'Europe/Madrid');
  expect(words('unknown_parameter', { name: '{name} $t(404) {{x}}' })).toBe(
    'Parámetro desconocido: {name} $t(404) {{x}}.',
  );
  expect(words('unknown_parameter', { name: 'a', lng: 'en', defaultValue: 'x' })).toBe(
    'Parámetro desconocido: a.',
  );
});

/** Keywords of JSON Schema: a body that breaks one is told so by its name. */
const byKeyword = new Set(['minProperties', 'maxProperties']);

test.each(['es', 'en', 'ca'])('in %s no code is said twice', (language) => {
  const root = new URL('../../../schemas/', import.meta.url).pathname;
  const codes = globSync([`texts/{,*.}${language}.json`, `words/*.${language}.json`], {
    cwd: root,
  }).flatMap((file) => Object.keys(JSON.parse(readFileSync(root + file, 'utf8')) as object));
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
});

test('every code of the server’s words is said somewhere', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const source = globSync('src/{server,demo,domain,language,studio}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  const families = [...source.matchAll(/[`'](\w+\.(?:\w+\.)*)\$\{/g)].map(([, start]) => start!);
  const codes = globSync('schemas/words/*.es.json', { cwd: root }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(root + file, 'utf8')) as object),
  );
  const unsaid = codes.filter(
    (code) =>
      !byKeyword.has(code) &&
      !new RegExp(`['\`"]${code.replaceAll('.', '\\.')}['\`"]|\\b${code}:`).test(source) &&
      !families.some((start) => code.startsWith(start)),
  );
  expect(unsaid).toEqual([]);
});
