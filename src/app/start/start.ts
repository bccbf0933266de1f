import { createClient } from '#/client/createClient.ts';
import { chooseTenant, hostCredentials } from '#/client/hostCredentials.ts';
import { createPreloaded } from '#/client/preloaded.ts';
import type { Client } from '#/client/createClient.ts';
import type { Problem } from '#/contract/call.ts';
import type { BriefRelease, Preloaded } from '#/contract/preloaded.ts';
import { applyStyle } from '#/engine/style/applyStyle.ts';
import type { NavigationDocument, StyleDocument } from '#/language/documents/tenantDocuments.ts';
import { chooseLanguage } from '../texts/chooseLanguage.ts';
import { showTheme } from '../layout/theme.ts';
import { createRelease, type Release } from '../release/createRelease.ts';
import { createSignal } from '../kernel/signal.ts';
import type { Configuration, Found } from '../tenancy/tenancy.tsx';

/**
 * Credentials of the host, the tenant among them, what it publishes and its look; `language` is the browser's. Throws a
 * `Problem`. @source specification §2.7
 */
export async function start(
  page: { location: Location; storage: Storage; language: string; preloaded?: Preloaded },
  onSignedOut: (problem?: Problem) => void,
): Promise<Found> {
  const baseUrl = `${page.location.origin}/api`;
  const fetch = (request: Request) => globalThis.fetch(request);
  const preloaded = createPreloaded(page.preloaded);
  const tenants = orThrow(await hostCredentials({ baseUrl, fetch, preloaded }));
  const asked = new URLSearchParams(page.location.search).get('id');
  const tenant = chooseTenant(tenants, asked, page.storage.getItem('tenant'));
  if (!tenant) throw new Error('The host serves no tenant');

  const stored = page.storage.getItem('lang');
  const sessionEnds = createSignal<number | undefined>(undefined);
  const client = createClient({
    baseUrl,
    credentials: tenant,
    tenants,
    preloaded,
    language: chooseLanguage(tenant.languages, { stored, browser: page.language }),
    storage: page.storage,
    locks: navigator.locks,
    onSignedOut,
    onSessionEnds: sessionEnds.set,
  });
  sessionEnds.set(client.session.endsAt());
  if (client.session.isOpen()) void client.me();

  const [configuration, [release, navigation]] = await Promise.all([
    loadConfiguration(client, tenant.name),
    loadRelease(client, page.preloaded?.tenant === tenant.id ? page.preloaded.release : undefined),
  ]);
  return { tenant, configuration, release, navigation, client, sessionEnds };
}

/** The published configuration, else the one stored by an earlier visit. */
async function loadConfiguration(client: Client, name: string): Promise<Configuration> {
  const { data, problem } = await client.call('getPublicConfiguration', { path: { name } });
  if (data) return data.data.configuration.initial_configuration;
  const stored = client.store.read('configuration')?.['initial_configuration'];
  if (!stored) throw problem;
  return stored as Configuration;
}

async function loadRelease(
  client: Client,
  brief: BriefRelease | undefined,
): Promise<[Release, NavigationDocument]> {
  const { hash } = orThrow(await client.call('getCurrentRelease', {})).data;
  const manifest =
    brief?.hash === hash
      ? brief.manifest
      : orThrow(await client.call('getRelease', { path: { hash } }));
  const release = createRelease(client.call, hash, manifest);
  const [navigation, style] = await Promise.all([
    release.document<NavigationDocument>('navigation/navigation'),
    release.document<StyleDocument>('style/style'),
  ]);
  applyStyle(style);
  showTheme();
  return [release, navigation];
}

function orThrow<T>(result: { data?: T; problem?: Problem }): T {
  if (result.problem) throw result.problem;
  return result.data as T;
}
