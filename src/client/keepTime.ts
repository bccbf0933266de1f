/** The least by which a clock has to be wrong that it counts as such: less is the time that an answer takes (ms). */
const LEAST_MS = 60_000;

/**
 * The server's time, as its answers tell it: by it the server judges, and who is of age or how old a questionnaire is must
 * not hang on a clock that is wrong. An answer that may have been kept tells nothing.
 */
export function keepTime(fetch: (request: Request) => Promise<Response>, now: () => number) {
  let ahead = 0;
  return {
    async fetch(request: Request): Promise<Response> {
      const response = await fetch(request);
      const told = Date.parse(response.headers.get('date') ?? '');
      const isNew = response.headers.get('cache-control')?.includes('no-store') === true;
      if (isNew && !Number.isNaN(told)) {
        const by = told - now();
        ahead = Math.abs(by) < LEAST_MS ? 0 : by;
      }
      return response;
    },
    now: (): Date => new Date(now() + ahead),
  };
}
