/**
 * Whether sweeps go over everything: `npm run test:long` does so, `npm run test:all` takes a few of the same cases, so
 * that nothing is unwatched and nobody waits. What takes long and stands beside a shorter test of the same thing is
 * left to it (`test.runIf(isWhole)`).
 */
export const isWhole = process.env.SWEEPS === 'whole';

/** All cases of a sweep, or so many of them: always the same, spread from the first on. */
export const swept = <T>(cases: readonly T[], some: number, whole = isWhole): T[] =>
  whole || cases.length <= some
    ? [...cases]
    : Array.from({ length: some }, (_, at) => cases[Math.floor((at * cases.length) / some)]!);

/** How often something drawn is tried: as often as a sweep wants it, or less often. */
export const times = (all: number, some: number, whole = isWhole): number => (whole ? all : some);
