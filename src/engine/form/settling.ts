/** Whether calls that hang on answers have answered the last ones; a press waits for it before it judges. */
export interface Settling {
  /** Asks at once what would be asked after a pause. */
  flush?: () => void;
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
      settling.flush?.();
      // What was just asked is known to be on its way once it has been drawn.
      await new Promise((go) => setTimeout(go));
      if (isBusy) await new Promise<void>((go) => waiting.push(go));
    },
  };
  return settling;
}
