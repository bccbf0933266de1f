/**
 * Milliseconds that no document may take: what grows out of bounds takes minutes, what does not some tenths of a second
 * on the slowest machine.
 */
export const OUT_OF_BOUNDS = 5_000;

/**
 * Milliseconds that this thread computed during some work: how busy the machine is makes no difference, nor what
 * compiles and clears away beside it.
 */
export function cpuTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
