import { intervenerPortfolio } from '../positions/intervenerPortfolio.ts';
import { toEvolution } from '../positions/portfolio.ts';
import type { Handler } from '../ports/handler.ts';

export const getIntervenerEvolution: Handler<'getIntervenerEvolution'> = async (request) => {
  const evolution = await toEvolution(
    await intervenerPortfolio(request),
    request.query.range ?? 'TODO',
  );
  return { data: { evolution, total: evolution.length, next: null } };
};
