import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { saidAnew } from '#/app/ports/saidAnew.ts';

test('what the server said in another language is asked again: what is on show at once, the rest when it is shown', async () => {
  const queries = new QueryClient();
  let language = 'es';
  const asked: unknown[] = [];
  const options = (id: string) => ({
    queryKey: ['almadraba', 'ana', id, {}],
    staleTime: Infinity,
    queryFn: async () => {
      asked.push(`${id} ${language}`);
      return language;
    },
  });
  const shown = options('listNotifications');
  const left = options('getAccount');
  const draft = ['sent-draft', 'form', 'about'];
  await queries.fetchQuery(left);
  queries.setQueryData(draft, 'kept');
  const leave = new QueryObserver(queries, shown).subscribe(() => undefined);
  await expect.poll(() => queries.getQueryData(shown.queryKey)).toBe('es');

  language = 'en';
  saidAnew(queries);
  expect(queries.getQueryData(left.queryKey)).toBeUndefined();
  await expect.poll(() => queries.getQueryData(shown.queryKey)).toBe('en');
  expect(asked).toEqual(['getAccount es', 'listNotifications es', 'listNotifications en']);
  expect(await queries.fetchQuery(left)).toBe('en');
  expect(queries.getQueryData(draft)).toBe('kept');
  leave();
});
