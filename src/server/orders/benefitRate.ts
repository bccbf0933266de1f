import { parsePercent, type MicroPercent } from '#/domain/money/percent.ts';
import type { Tenant } from '../ports/tenant.ts';

/**
 * What the tenant withholds from pension benefits unless staff said otherwise of one; undefined where the
 * tenant leaves it to the orientation of the domain.
 * @source RIRPF 80 ff.: the real one follows from personal circumstances
 */
export function benefitRate({ settings }: Pick<Tenant, 'settings'>): MicroPercent | undefined {
  return parsePercent(settings.front_params.BENEFIT_RATE);
}
