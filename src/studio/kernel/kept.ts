/** What is typed and not yet the server's, kept in this tab under a name; for whoever typed it and nobody else. */
export interface Kept {
  read<T>(name: string): T | undefined;
  keep(name: string, value: unknown): void;
  forget(name: string): void;
}

/** Whom what is kept belongs to. */
export interface Persons {
  /** Who is signed in. */
  now(): string | undefined;
  /** Whom the page was opened for: what is typed in it is theirs, also once their session has ended elsewhere. */
  typing(): string | undefined;
}

/** Over a tab's storage. A storage that is full or closed keeps nothing, and nothing stops. */
export function createKept(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  persons: Persons,
): Kept {
  const find = <T>(name: string): Entry<T> => {
    try {
      return JSON.parse(storage.getItem(name) ?? '{}') as Entry<T>;
    } catch {
      return {};
    }
  };
  return {
    read<T>(name: string) {
      const { user, value } = find<T>(name);
      return user !== undefined && user === persons.now() ? value : undefined;
    },
    keep(name, value) {
      const user = persons.typing();
      if (user === undefined) return;
      try {
        storage.setItem(name, JSON.stringify({ user, value }));
      } catch {
        // Then it is as it was without.
      }
    },
    forget(name) {
      const { user } = find(name);
      // What somebody else has typed here is theirs to forget.
      if (user === undefined || user === persons.typing()) storage.removeItem(name);
    },
  };
}

interface Entry<T> {
  user?: string;
  value?: T;
}
