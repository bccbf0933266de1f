import { createStore } from '#/client/store.ts';
import type { Preloaded } from '#/contract/preloaded.ts';
import type { Configuration } from '../tenancy/tenancy.tsx';

interface Published {
  id: string;
  name: string;
  initial_configuration: Partial<Configuration>;
}

/**
 * The telephone of the tenant that was to be started, as the page or an earlier visit brought it: who cannot
 * connect can still call. Never that of another tenant.
 */
export function knownPhone(
  search: string,
  storage: Storage,
  preloaded: Pick<Preloaded, 'tenant' | 'answers'> | undefined,
): string | undefined {
  const store = createStore(storage);
  const wanted = new URLSearchParams(search).get('id') ?? store.read('tenant') ?? preloaded?.tenant;
  const riding = preloaded?.answers.find(({ call }) => call === 'getPublicConfiguration');
  const published = [
    (riding?.answer as { data: { configuration: Published } } | undefined)?.data.configuration,
    store.read('configuration') as Published | undefined,
  ];
  return published.find((each) => each && (each.id === wanted || each.name === wanted))
    ?.initial_configuration.support?.phone;
}
