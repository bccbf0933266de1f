import type { Schema } from '#/contract/schema.ts';
import type { StyleDocument, TenantDocument } from '#/language/tenantDocuments.ts';
import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from './tenant.ts';
import { logoAddress } from './logo.ts';

/**
 * The public configuration of a tenant, from its current release; from its file while it has none. Inside
 * a transaction it is read through that one, `db`.
 * @source specification §3
 */
export async function readPublicConfiguration(
  { published }: Pick<Context, 'published'>,
  tenant: Tenant,
  db?: TenantDb,
): Promise<Schema<'PublicConfiguration'>> {
  const [settings = tenant.document, style] = await Promise.all([
    published.document<Omit<TenantDocument, 'hosts'>>(tenant.id, 'tenant/tenant', db),
    published.document<StyleDocument>(tenant.id, 'style/style', db),
  ]);
  const { languages, configuration, support } = settings;
  const configured = configuration as Omit<
    Schema<'InitialConfiguration'>,
    'styles' | 'languajes' | 'support'
  >;
  return {
    id: tenant.id,
    name: tenant.name,
    display_name: settings.display_name,
    initial_configuration: {
      ...configured,
      styles: { ...style?.light, ...(style?.logo && { logo: logoAddress(tenant, style.logo) }) },
      languajes: Object.keys(languages).sort((a, b) => languages[a]!.order - languages[b]!.order),
      support,
    },
  };
}
