const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop, and for one caller in each turn: however many long
 * calculations go on, whoever asks for little waits for one slice of one of them.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(serve);
  });

function serve(): void {
  waiting[0]!();
  waiting.shift();
  if (waiting.length > 0) setImmediate(serve);
}
