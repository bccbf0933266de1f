import { readFileSync } from 'node:fs';

/** What a process takes, as the system counts it. */
export interface Usage {
  residentBytes: number;
  /** Of the processor, since the process began. */
  cpuMs: number;
}

/** Kernel pages and ticks as Linux has them on every machine that Node runs on, but for 64 KiB pages on some. */
const PAGE = 4096;
const TICKS_PER_SECOND = 100;

/**
 * Memory and processor time of a process, read from outside of it. Undefined where the system does not
 * show them, as on Windows and macOS: there the heap's own bound and the wall clock hold.
 */
export function usageOf(pid: number): Usage | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    // The name in brackets may hold blanks; the counts stand behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { residentBytes: pages * PAGE, cpuMs: (ticks * 1000) / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}
