const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** "3,2 MB": how large a file is, in thousands of bytes. '-' for what is no size. */
export function fileSize(bytes: unknown): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return '-';
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && size < 99.95 ? 1 : 0;
  return `${size.toFixed(digits).replace('.', ',')}\u00a0${UNITS[unit]}`;
}
