import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageView } from '#/app/consent/pageView.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://faro.example' }));
afterEach(() => vi.unstubAllGlobals());

const uuid = '00000000-0000-5000-8000-000000000002';
const route = (path: string, query = {}) => ({ name: '', path, params: {}, query });
const screen = (path: string, name: string) =>
  ({ path, name, title: 'Cuenta de Ana Robles' }) as ScreenDocument;

test('a page is told as its route is written, without ids, search words or names of people', () => {
  const asked = route(`/account/myaccount/${uuid}`, { buscar: 'ana@example.test' });
  const view = pageView(asked, screen('/account/myaccount/{uuidAccount}', 'MyAccount'));
  expect(view).toEqual({
    event: 'page_view',
    page_path: '/account/myaccount/{uuidAccount}',
    page_location: 'https://faro.example/account/myaccount/{uuidAccount}',
    page_title: 'MyAccount',
    page_referrer: '',
  });
});

test('an address that nobody has is not told as it was written', () => {
  expect(pageView(route('/12345678Z'), undefined)).toMatchObject({ page_path: '/404' });
});

test('nothing is told of a page whose address is a secret', () => {
  const asked = route('/login/new-password', { user_uuid: uuid });
  expect(pageView(asked, screen('/login/new-password', 'newPassword'))).toBeUndefined();
});
