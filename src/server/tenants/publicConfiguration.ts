import type { Schema } from '#/contract/schema.ts';
import { logoAddress } from './logo.ts';
import type { Config } from '../kernel/config.ts';
import { tagOf } from './tagOf.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { Settings } from '#/language/assembly/settings.ts';

type Served = Omit<Settings, 'issues_mail'>;

/**
 * The public configuration of a tenant, as its release says.
 * @source specification §3
 */
export function publicConfiguration(config: Config, tenant: Tenant): Schema<'PublicConfiguration'> {
  const { id, name, displayName, languages, style, support } = tenant;
  const settings: Partial<Settings> & Served = { ...tenant.settings };
  delete settings.issues_mail;
  return {
    id,
    name,
    display_name: displayName,
    initial_configuration: {
      ...settings,
      tag_manager_ap: tagOf(config, settings) ? settings.tag_manager_ap : '',
      styles: { ...style?.light, ...(style?.logo && { logo: logoAddress(tenant, style.logo) }) },
      languajes: [...languages],
      support,
    },
  };
}
