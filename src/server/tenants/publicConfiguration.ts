import type { Schema } from '#/contract/schema.ts';
import { logoAddress } from './logo.ts';
import type { Config } from '../config.ts';
import { tagOf } from './tagOf.ts';
import type { Tenant } from './tenant.ts';

/**
 * The public configuration of a tenant, as its release says.
 * @source specification §3
 */
export function publicConfiguration(config: Config, tenant: Tenant): Schema<'PublicConfiguration'> {
  const { id, name, displayName, languages, settings, style, support } = tenant;
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
