import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How far a process stands back: whoever waits for a page goes before whoever waits for a file. */
export const niceness = { file: 5, laborious: 19 } as const;

/** Has a process go behind others, with all its threads where the system counts them one by one. */
export function standBack(pid: number | undefined, nice: number): void {
  if (pid === undefined) return;
  for (const thread of threadsOf(pid))
    try {
      setPriority(thread, nice);
    } catch {
      // It is gone already, or the system has no such order.
    }
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
