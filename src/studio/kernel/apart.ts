/** A part of the browser's storage under names of its own; clearing it leaves the rest alone. */
export function apart(
  storage: Storage,
  prefix: string,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  return {
    getItem: (name) => storage.getItem(prefix + name),
    setItem: (name, value) => storage.setItem(prefix + name, value),
    removeItem: (name) => storage.removeItem(prefix + name),
    clear: () => {
      for (const name of Object.keys(storage))
        if (name.startsWith(prefix)) storage.removeItem(name);
    },
  };
}
