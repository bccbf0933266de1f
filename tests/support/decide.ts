import type { SettingsDocument } from '#/language/grammar/settings.ts';
import { sha256 } from '#/language/values/hash.ts';
import type { Manifest } from '#/language/release/release.ts';
import type { Context } from '#/server/ports/context.ts';
import { withTenant } from '#/server/database/withTenant.ts';
import { publish } from '#/server/releases/publish.ts';

/** Publishes a tenant's current release with its settings changed, as a Studio would; answers the new one's hash. */
export async function decide(
  context: Pick<Context, 'db' | 'hosts' | 'now' | 'published'>,
  name: string,
  change: (settings: SettingsDocument) => void,
): Promise<string> {
  const document = await settingsNow(context, name);
  change(document);
  return republish(context, name, (manifest, keep) => {
    manifest.documents['settings/settings'] = keep(JSON.stringify(document));
  });
}

/** The settings that a tenant has published. */
export async function settingsNow(
  { hosts, published }: Pick<Context, 'hosts' | 'published'>,
  name: string,
): Promise<SettingsDocument> {
  const { id } = hosts.tenants.find((each) => each.name === name)!;
  const document = await published.document<SettingsDocument>(id, 'settings/settings');
  return structuredClone(document ?? { kind: 'settings' });
}

/** Publishes a tenant's current release with what it names changed, unchecked: as other versions may have left it. */
export async function republish(
  { db, hosts, now, published }: Pick<Context, 'db' | 'hosts' | 'now' | 'published'>,
  name: string,
  change: (manifest: Manifest, keep: (text: string) => string) => void,
): Promise<string> {
  const { id } = hosts.tenants.find((each) => each.name === name)!;
  const manifest = JSON.parse(
    (await published.manifest((await published.current(id))!))!,
  ) as Manifest;
  const blobs = new Map<string, string>();
  const keep = (text: string) => {
    blobs.set(sha256(text), text);
    return sha256(text);
  };
  change(manifest, keep);
  const hash = keep(JSON.stringify(manifest));
  const release = { id: hash, manifest, blobs, problems: [] };
  await withTenant(db, id, (at) => publish(at, { id }, release, { by: 'files', at: now() }));
  return hash;
}
