import { parsePercent, type MicroPercent } from '#/domain/money/percent.ts';
import type { Tenant } from '../tenants/tenant.ts';

/**
 * What the tenant withholds from pension benefits unless staff said otherwise of one; undefined where the
 * tenant leaves it to the orientation of the domain.
 * @source RIRPF 80 ff.: the real one follows from personal circumstances
 */
export function benefitRate({ document }: Pick<Tenant, 'document'>): MicroPercent | undefined {
  const { BENEFIT_RATE: rate } = (document.configuration.front_params ?? {}) as {
    BENEFIT_RATE?: string;
  };
  return parsePercent(rate);
}
