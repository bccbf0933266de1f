import type { Text } from '../expressions/binding.ts';
import type { Condition } from '../expressions/condition.ts';
import type { Locked } from './locked.ts';
import type { IconName } from '../values/icons.ts';

/** `schemas/navigation.json`: the sections and the entries of the avatar menu. */
export interface NavigationDocument {
  kind: 'navigation';
  id: string;
  sections: Record<string, NavigationEntry>;
  menu: Record<string, MenuEntry>;
}
export interface NavigationEntry {
  order: number;
  label: Text;
  icon: IconName;
  to: string;
  when?: Condition;
  /** Pointer to a count shown as a badge, e.g. `/facts/unreadCount`. */
  badge?: string;
  locked?: Locked;
}
/** Of the avatar menu: neighbours that say the same in `group` stand together under it. */
export interface MenuEntry extends NavigationEntry {
  group?: Text;
}

/** `tenants/<name>/tenant.json`. */
export interface TenantDocument {
  kind: 'tenant';
  id: string;
  name: string;
  display_name: string;
  user_prefix: string;
  default?: boolean;
  languages: Record<string, { order: number; complete?: boolean }>;
  hosts: {
    host: string;
    /** Where its pages are, e.g. `https://area.example`; by http at the server's own port without it. */
    origin?: string;
    api_key: string;
    consumer_key: string;
    consumer_secret: string;
  }[];
  /** How the manager is known where its orders are sent. */
  registry?: { nif: string };
  /** Days on which its products are not valued beside the national and TARGET ones, and those on which they are. */
  holidays?: { closed?: string[]; open?: string[] };
  support: SupportDetails;
  /** Accounts that its texts may name, and no others. */
  accounts?: Record<
    string,
    { order: number; iban: string; holder: string; of: 'fund' | 'depositary' }
  >;
}

/** How a tenant is reached. */
export interface SupportDetails {
  hours: string;
  phone: string;
  email: string;
  /** Its own domain, where that is no host of the product. */
  website?: string;
  /** Whom else the law or the tenant has people write to: customer service, data protection, offices. */
  contacts?: Record<string, SupportContact>;
}
export interface SupportContact {
  order: number;
  name: string;
  email?: string;
  phone?: string;
  fax?: string;
}

/** `tenants/<name>/style.json`: typed token values, light and dark. */
export interface StyleDocument {
  kind: 'style';
  id: string;
  light: Record<string, string>;
  dark?: Record<string, string>;
  logo?: string;
}

/** `schemas/codes/<id>.json`. */
export interface CodesDocument {
  kind: 'codes';
  id: string;
  locked?: Locked;
  title: string;
  items: Record<
    string,
    {
      order: number;
      label: string;
      hint?: string;
      /** Ordinary words by which a search finds it; shown nowhere. */
      keywords?: string;
      /** Of what is on record: no question offers it. */
      unasked?: true;
      /** It is said here in other words than in the list of the same codes, and is meant to be. */
      differs?: true;
      locked?: Locked;
      [extra: string]: unknown;
    }
  >;
}

/** `tenants/<name>/overlays/<kind>/<id>.json`. */
export interface OverlayDocument {
  base: { id: string; sha256: string };
  patch: Record<string, unknown>;
}
