import { fromBase64, toBase64 } from './base64.ts';
import type { ClientOptions } from './clientOptions.ts';

/** What is kept in the browser, under fixed keys, and no more than that. Base64 hides nothing. */
export interface Stored {
  session: StoredSession;
  /** The header's fields. */
  profile: { uuid: string; name: string; given_name: string; family_name_1: string };
  /** Of the client that staff are looking at. */
  admin_profile: { private_area: { intervener: Record<string, unknown> } };
  DNI: string;
  ADMIN: boolean;
  lang: string;
  tenant: string;
  configuration: Record<string, unknown>;
}

export interface StoredSession {
  tenant: string;
  user: string;
  token_type: string;
  access_token: string;
  refresh_token?: string;
  scope: string;
  /** Milliseconds since 1970, like the two below. */
  obtained_at: number;
  expires_at: number;
  /** When the session dies unless it is refreshed. */
  ends_at?: number;
}

export type Store = ReturnType<typeof createStore>;

/** Reads and writes the stored values. What cannot be read counts as missing. @source specification §3, §9 */
export function createStore(storage: ClientOptions['storage']) {
  return {
    read<Key extends keyof Stored>(key: Key): Stored[Key] | undefined {
      const text = storage.getItem(key);
      if (text === null) return undefined;
      if (key === 'lang' || key === 'tenant') return text as Stored[Key];
      try {
        return JSON.parse(fromBase64(text)) as Stored[Key];
      } catch {
        return undefined;
      }
    },
    write<Key extends keyof Stored>(key: Key, value: Stored[Key]): void {
      const isPlain = key === 'lang' || key === 'tenant';
      storage.setItem(key, isPlain ? String(value) : toBase64(JSON.stringify(value)));
    },
    remove(...keys: (keyof Stored)[]): void {
      for (const key of keys) storage.removeItem(key);
    },
    clear: (): void => storage.clear(),
  };
}
