import { intervenerPortfolio } from '../positions/intervenerPortfolio.ts';
import { toDistribution } from '../positions/portfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const getIntervenerDistribution: Handler<'getIntervenerDistribution'> = async (request) => {
  const distribution = toDistribution(await intervenerPortfolio(request));
  return { data: { distribution, total: distribution.length, next: null } };
};
