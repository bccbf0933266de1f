/** What is typed and not yet the server's, kept in this tab under a name; for whoever typed it and nobody else. */
export interface Kept {
  read<T>(name: string): T | undefined;
  keep(name: string, value: unknown): void;
  forget(name: string): void;
}

/** Over a tab's storage; `who` tells who is signed in. A storage that is full or closed keeps nothing, and nothing stops. */
export function createKept(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  who: () => string | undefined,
): Kept {
  return {
    read<T>(name: string) {
      try {
        const { user, value } = JSON.parse(storage.getItem(name) ?? '{}') as Entry<T>;
        return user !== undefined && user === who() ? value : undefined;
      } catch {
        return undefined;
      }
    },
    keep(name, value) {
      const user = who();
      // Once the session is over nothing more is typed in anybody's name; what was kept stays.
      if (user === undefined) return;
      try {
        storage.setItem(name, JSON.stringify({ user, value }));
      } catch {
        // Then it is as it was without.
      }
    },
    forget: (name) => storage.removeItem(name),
  };
}

interface Entry<T> {
  user?: string;
  value?: T;
}
