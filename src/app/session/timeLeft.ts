/** How long before the end of a session one is asked, in milliseconds. */
export const warning = 120_000;

/** From when on what is typed is kept with every second, as long as the server still takes it, in milliseconds. */
export const lastCall = 6_000;

/** Time left as "1:05"; never below zero. */
export function spoken(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
