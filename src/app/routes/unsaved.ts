import { createSignal } from '../kernel/signal.ts';

/** Whether the page that is shown holds something that would be lost with it. */
export const unsaved = createSignal(false);
