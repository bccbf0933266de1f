/** A promise whose work begins when somebody first waits for it, and again after it has failed. */
export function lazily<T>(begin: () => Promise<T>): PromiseLike<T> {
  let begun: Promise<T> | undefined;
  return {
    then(found, failed) {
      begun ??= begin();
      begun.catch(() => void (begun = undefined));
      return begun.then(found, failed);
    },
  };
}
