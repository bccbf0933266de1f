import { expect, test } from 'vitest';
import { createStore } from '#/client/store.ts';
import { memoryStorage } from './scripted.ts';

test('values are kept in base64 under fixed keys', () => {
  const storage = memoryStorage();
  const store = createStore(storage);
  store.write('DNI', '12345678Z');
  store.write('lang', 'ca');
  expect(Object.fromEntries(storage.kept)).toEqual({
    DNI: Buffer.from('"12345678Z"').toString('base64'),
    lang: 'ca',
  });
  expect([store.read('DNI'), store.read('lang')]).toEqual(['12345678Z', 'ca']);
});

test.each(['%%%', 'AAAA', Buffer.from('{').toString('base64')])(
  'a stored value that cannot be read counts as missing: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('session', text);
    expect(createStore(storage).read('session')).toBeUndefined();
  },
);
