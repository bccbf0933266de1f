import { expect, test } from 'vitest';
import { toNextInput } from '#/client/toNextInput.ts';

const base = 'https://almadraba.example/api';

test('a link of the same list becomes its input', () => {
  const link = '/api/interveners/i%201/accounts?%24limit=10&%24offset=10&is_private_area=true';
  expect(toNextInput('listIntervenerAccounts', link, base)).toEqual({
    path: { id: 'i 1' },
    query: { $limit: '10', $offset: '10', is_private_area: 'true' },
  });
});

test.each([
  'https://almadraba.example/api/notifications',
  'https://evil.example/api/notifications',
  '//evil.example/api/notifications',
  '/\\evil.example/api/notifications',
  '\\\\evil.example/api/notifications',
  'notifications?$offset=25',
  '/notifications',
  '/apiary/notifications',
  '/api/../notifications',
  '/api/me',
  '/api/notifications/../me',
  '/api/notifications/1',
  'javascript:alert(1)',
  '',
])('%s is no next page of the notifications', (link) => {
  expect(toNextInput('listNotifications', link, base)).toBeUndefined();
});
