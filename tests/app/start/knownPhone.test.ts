import { expect, test } from 'vitest';
import { knownPhone } from '#/app/start/knownPhone.ts';
import { createStore } from '#/client/store.ts';
import { memoryStorage } from '../../client/scripted.ts';

const published = (id: string, name: string, phone: string) => ({
  id,
  name,
  initial_configuration: { support: { phone } },
});
const page = {
  tenant: 'id-1',
  answers: [
    {
      call: 'getPublicConfiguration' as const,
      input: {},
      answer: { data: { configuration: published('id-1', 'almadraba', '910 000 001') } },
    },
  ],
};
function visited() {
  const storage = memoryStorage();
  const store = createStore(storage);
  store.write('tenant', 'id-2');
  store.write('configuration', published('id-2', 'encinar', '910 000 002'));
  return storage as unknown as Storage;
}

test('who cannot connect is given the telephone of the tenant that they wanted', () => {
  const fresh = memoryStorage() as unknown as Storage;
  expect(knownPhone('', fresh, page)).toBe('910 000 001');
  expect(knownPhone('', visited(), page)).toBe('910 000 002');
  expect(knownPhone('?id=almadraba', visited(), page)).toBe('910 000 001');
  expect(knownPhone('?id=encinar', visited(), undefined)).toBe('910 000 002');
});

test('nobody is given the telephone of another tenant', () => {
  expect(knownPhone('?id=faro', visited(), page)).toBeUndefined();
  expect(knownPhone('', memoryStorage() as unknown as Storage, undefined)).toBeUndefined();
});
