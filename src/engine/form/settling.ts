/** Whether calls that hang on answers have answered the last ones; a press waits for it before it judges. */
export interface Settling {
  /** Asks at once what would be asked after a pause, and again what was not answered. */
  flush?: () => Promise<unknown>;
  /** Said of what is awaited at once, of what has come once the form goes by it. */
  become(isBusy: boolean): void;
  settled(): Promise<void>;
}

export function createSettling(): Settling {
  let isBusy = false;
  let waiting: (() => void)[] = [];
  const settling: Settling = {
    become(next) {
      isBusy = next;
      if (isBusy) return;
      waiting.forEach((go) => go());
      waiting = [];
    },
    async settled() {
      // Whoever opens a page waits too, while it is being drawn.
      await Promise.resolve();
      await settling.flush?.();
      if (isBusy) await new Promise<void>((go) => waiting.push(go));
    },
  };
  return settling;
}
