import { checkUsResidence } from '#/domain/people/usContradictions.ts';
import type { Fatca } from '#/domain/people/checkFatca.ts';
import { readOption } from '#/domain/rules/option.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

/** Of a list of tax residences: the FATCA declaration among the tax answers that stand where the option says does not deny that of the United States. */
export const usResidence: Keyword = {
  name: 'us_residence',
  type: ['array'],
  option: from,
  codes: ['crs.us_person', 'fact_missing'],
  rule: (value, option, scope) => {
    const known = readOption(option, 'from', scope) as { fatca?: Fatca | null } | undefined;
    if (!known) return [{ code: 'fact_missing', path: '' }];
    const rows = Array.isArray(value) ? (value as { tin_country?: string }[]) : [];
    return checkUsResidence(
      rows.flatMap((row) => row.tin_country ?? []),
      known.fatca,
    );
  },
};
