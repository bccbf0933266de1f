import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { builtInSpanish } from '#/app/texts/builtInSpanish.ts';
import { createTexts, type Sentences } from '#/app/texts/createTexts.ts';

const english = {
  'Notificaciones sin leer: {count}': 'Unread notifications: {count}',
  'Guardar. No olvide: firmar {n}': 'Save. Do not forget: sign {n}',
};
const load = async (language: string) => (language === 'en' ? english : undefined);

describe('texts', () => {
  test('say the Spanish sentence when nothing could be fetched', async () => {
    const { text } = await createTexts('es', [], async () => undefined);
    expect(text('Guardar. No olvide: firmar {n}', { n: 3 })).toBe('Guardar. No olvide: firmar 3');
  });

  test('translate whole sentences with dots, colons and underscores', async () => {
    const { text } = await createTexts('en', [], load);
    expect(text('Guardar. No olvide: firmar {n}', { n: 3 })).toBe('Save. Do not forget: sign 3');
    expect(text('a_b: c.d $t(x)')).toBe('a_b: c.d $t(x)');
  });

  test('have no plural machinery: count is a place like any other', async () => {
    const { text } = await createTexts('en', [], load);
    expect(text('Notificaciones sin leer: {count}', { count: 1 })).toBe('Unread notifications: 1');
    expect(text('Cuentas: {count}', { count: 2 })).toBe('Cuentas: 2');
  });

  test('fill places as written, without escaping and without reading places in values', async () => {
    const { text } = await createTexts('es', [], load);
    expect(text('Hola, {name}', { name: '<b>{count}</b>' })).toBe('Hola, <b>{count}</b>');
  });

  test('keep a value that is read from right to left apart from the words around it', async () => {
    const { text } = await createTexts('es', [], load);
    expect(text('Hola, {name} 2', { name: 'שם' })).toBe('Hola, \u2068שם\u2069 2');
    expect(text('Hola, {name}', { name: 'Ana\u202e' })).toBe('Hola, Ana');
  });

  test('keep a place without value and a key named like an option', async () => {
    const { text } = await createTexts('es', [], load);
    expect(text('Desde {min}')).toBe('Desde {min}');
    expect(text('Contexto {context}', { context: 'x' })).toBe('Contexto x');
  });

  test('speak another language on demand and fall back to Spanish sentences', async () => {
    const texts = await createTexts('es', [], load);
    await texts.speak('en');
    expect(texts.language()).toBe('en');
    expect(texts.text('Notificaciones sin leer: {count}', { count: 0 })).toBe(
      'Unread notifications: 0',
    );
    expect(texts.text('Cerrar sesión')).toBe('Cerrar sesión');
  });

  test('say what is wrong by the code of an issue, in the language spoken', async () => {
    const texts = await createTexts('en', [], async (language): Promise<Sentences> =>
      language === 'es'
        ? { email: '"{field}" tiene un formato incorrecto.', length: 'al menos {length}' }
        : { email: '"{field}" has a wrong format.' },
    );
    const issue = (code: string, params = {}) =>
      texts.message({ code, path: '', params }, 'Correo');
    expect(issue('email')).toBe('"Correo" has a wrong format.');
    expect(issue('length', { length: 3 })).toBe('al menos 3');
    expect(issue('of nowhere')).toBe('Revise este dato.');
    expect(issue('of the server', { message: 'No ahora.' })).toBe('No ahora.');
  });

  test('have the built-in Spanish words for every code when nothing could be fetched', async () => {
    const parts = globSync('schemas/texts/{es,*.es}.json');
    const words: Sentences = Object.assign(
      {},
      ...parts.map((file) => JSON.parse(readFileSync(file, 'utf8'))),
    );
    expect(Object.keys(words).length).toBeGreaterThan(200);
    for (const language of ['es', 'en', 'ca']) {
      const texts = await createTexts(language, ['es', 'en', 'ca'], async () => undefined);
      for (const [code, said] of Object.entries(words)) expect(texts.text(code)).toBe(said);
      const issue = { code: 'min_length', path: '', params: { length: 3 } };
      expect(texts.message(issue, 'Nombre')).toBe('debe tener al menos 3 carácteres.');
    }
  });

  test('reword the built-in Spanish where the tenant does, and ask again for what failed', async () => {
    let away = true;
    const texts = await createTexts('es', [], async () =>
      away ? undefined : { required: 'Hace falta.' },
    );
    expect(texts.text('required')).toBe('Campo requerido.');
    away = false;
    await texts.speak('es');
    expect(texts.text('required')).toBe('Hace falta.');
    expect(texts.text('nie')).toBe('El NIE introducido tiene un formato incorrecto.');
  });

  test('leave what is built in as it is, for whoever reads it next', async () => {
    const before = structuredClone(builtInSpanish);
    await createTexts('es', [], async () => ({ required: 'Hace falta.', 'of.a.tenant': 'Otra.' }));
    expect(builtInSpanish).toEqual(before);
  });

  const never = () => new Promise<undefined>(() => undefined);

  test('are in built-in Spanish after a while when what brings them never answers', async () => {
    for (const language of ['es', 'en']) {
      const texts = await createTexts(language, [], never, 20);
      expect(texts.text('Guardar')).toBe('Guardar');
      expect(texts.language()).toBe('es');
      const issue = { code: 'min_length', path: '', params: { length: 3 } };
      expect(texts.message(issue, 'Nombre')).toBe('debe tener al menos 3 carácteres.');
      expect(texts.text('forms.sent')).toBe((await createTexts('es', [], load)).text('forms.sent'));
    }
  });

  test('do not wait for Spanish, to fall back upon, where the language asked for is here', async () => {
    const asked: string[] = [];
    const texts = await createTexts('en', [], async (language) => {
      asked.push(language);
      return language === 'en' ? english : never();
    });
    expect(asked.sort()).toEqual(['en', 'es']);
    expect(texts.language()).toBe('en');
    expect(texts.text('Notificaciones sin leer: {count}', { count: 1 })).toBe(
      'Unread notifications: 1',
    );
  });

  test('are said anew when they arrive after all', async () => {
    let arrive: (said: Sentences) => void = () => undefined;
    const texts = await createTexts(
      'en',
      [],
      (language) =>
        language === 'en' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve({}),
      20,
    );
    const told = vi.fn();
    texts.subscribe(told);
    expect(texts.language()).toBe('es');
    arrive(english);
    await expect.poll(() => told.mock.calls.length).toBe(1);
    expect(texts.language()).toBe('en');
    expect(texts.text('Notificaciones sin leer: {count}', { count: 1 })).toBe(
      'Unread notifications: 1',
    );
  });

  test('name the language that is spoken, not the one that could not be brought', async () => {
    const texts = await createTexts('en', [], async () => undefined);
    expect(texts.language()).toBe('es');
    await texts.speak('ca');
    expect(texts.language()).toBe('es');
  });

  test('are asked for once by all who want them at the same time', async () => {
    let times = 0;
    const texts = await createTexts('es', [], async (language) => {
      if (language === 'en') times += 1;
      return language === 'en' ? english : {};
    });
    await Promise.all([texts.speak('en'), texts.speak('en')]);
    expect(times).toBe(1);
  });

  test('are fetched once in every language of the tenant, the others when the page stands', async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    await createTexts('es', ['es', 'en', 'ca'], async (language) => {
      asked.push(language);
      return {};
    });
    expect(asked).toEqual(['es']);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(asked).toEqual(['es', 'en', 'ca']);
  });
});
