import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { tellOpened } from '../../../src/app/ports/opened.ts';

test('what says which documents were opened is asked for again once one was fetched, and nothing else is', async () => {
  const queries = new QueryClient();
  const ask = (id: string) => {
    const queryFn = vi.fn(() => Promise.resolve('answer'));
    const queryKey = ['tenant', 'user', id, {}];
    return [queryFn, new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined)];
  };
  const [toSign] = ask('listDocumentsToSign');
  const [accounts] = ask('listIntervenerAccounts');
  const settled = () => vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  await settled();
  tellOpened(queries, 'downloadOperationDocument');
  await settled();
  tellOpened(queries, 'createOperationsDownload');
  await settled();
  expect(toSign).toHaveBeenCalledTimes(2);
  expect(accounts).toHaveBeenCalledTimes(1);
  queries.clear();
});
