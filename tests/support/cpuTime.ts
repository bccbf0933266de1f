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
