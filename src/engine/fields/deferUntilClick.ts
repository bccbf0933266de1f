/** After a finger has left the screen its click comes a little later, or never. */
const CLICK_MS = 350;

let isPressed = false;
let isListening = false;
let waiting: (() => void)[] = [];

/**
 * Runs the work at once, or, while a button of the mouse or a finger is down, after its click. An
 * answer that is committed between press and release may move the page, and the button under the
 * pointer with it: the click would be lost.
 */
export function deferUntilClick(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

/** Starts to watch presses; what comes again changes nothing. */
export function watchPresses(): void {
  if (isListening) return;
  isListening = true;
  let timer: ReturnType<typeof setTimeout>;
  const releaseIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(release, ms);
  };
  const release = () => {
    isPressed = false;
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  };
  const listen = (name: string, hear: () => void) => document.addEventListener(name, hear, true);
  listen('pointerdown', () => {
    clearTimeout(timer);
    isPressed = true;
  });
  listen('pointerup', () => releaseIn(CLICK_MS));
  listen('pointercancel', () => releaseIn(0));
  // Last of all: the click's own listeners come first.
  listen('click', () => releaseIn(0));
}
