/**
 * Whether sweeps go over everything: `npm run test:long` does so, `npm test` takes a few of the same cases, so
 * that nothing is unwatched and nobody waits.
 */
const WHOLE = process.env.SWEEPS === 'whole';

/** All cases of a sweep, or so many of them: always the same, spread from the first on. */
export const swept = <T>(cases: readonly T[], some: number, isWhole = WHOLE): T[] =>
  isWhole || cases.length <= some
    ? [...cases]
    : Array.from({ length: some }, (_, at) => cases[Math.floor((at * cases.length) / some)]!);

/** How often something drawn is tried: as often as a sweep wants it, or less often. */
export const times = (whole: number, some: number, isWhole = WHOLE): number =>
  isWhole ? whole : some;
