import { intervenerPortfolio } from '../positions/intervenerPortfolio.ts';
import { toBalance } from '../positions/portfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const getIntervenerBalance: Handler<'getIntervenerBalance'> = async (request) => ({
  data: toBalance(await intervenerPortfolio(request)),
});
