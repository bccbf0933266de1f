export interface Countdown {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Calls `done` after so many milliseconds of running; a pause keeps what is left. It starts running. */
export function countdown(milliseconds: number, done: () => void): Countdown {
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  const resume = () => {
    if (timer !== undefined || left <= 0) return;
    since = performance.now();
    timer = setTimeout(() => {
      timer = undefined;
      left = 0;
      done();
    }, left);
  };
  resume();
  return {
    pause,
    resume,
    stop: () => {
      pause();
      left = 0;
    },
  };
}
