import { intervenerPortfolio } from '../positions/intervenerPortfolio.ts';
import { toReturns } from '../positions/toReturns.ts';
import type { Handler } from '../ports/handler.ts';

export const getIntervenerReturns: Handler<'getIntervenerReturns'> = async (request) => ({
  data: {
    returns: await toReturns(await intervenerPortfolio(request), request.query.range ?? 'TODO'),
  },
});
