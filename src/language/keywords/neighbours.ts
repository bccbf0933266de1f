import { isObject } from '../values/mergePatch.ts';

/** The questions beside a postal code that are read unless others are named. */
export const besidePostalCode = { province: 'key_state', country: 'country' };

/**
 * What rules read beside the value that they judge, by their options: names of neighbours, or bindings to somewhere
 * else. Apart from the rules, since pages know what hangs on what long before they judge.
 */
const reads: Readonly<Record<string, (option: unknown) => unknown[]>> = {
  class_of_kyc: (option) => [entry(option, 'from') && option],
  controllers: () => [{ from: '/facts/today' }],
  elsewhere: (option) => [entry(option, 'from') && option],
  internalTransferRule: (option) => [entry(option, 'error', 'internal_transfer_error')],
  not_issued: (option) => [entry(option, 'country')],
  on_record: (option) => [entry(option, 'from') && option],
  passport: (option) => [entry(option, 'country')],
  password_confirmation: (option) => [
    typeof option === 'string' ? option : entry(option, 'field', 'password'),
  ],
  periodicity: (option) => [entry(option, 'period') ?? entry(option, 'amount', 'gross_amount')],
  postal_province: (option) =>
    Object.entries(besidePostalCode).map(([name, otherwise]) => entry(option, name, otherwise)),
  share: (option) => [entry(option, 'others'), entry(option, 'above')],
  us_residence: (option) => [entry(option, 'from') && option],
  us_status: (option) => [entry(option, 'from') && option],
  validIncrease: (option) => [
    entry(option, 'amount', 'gross_amount'),
    entry(option, 'period', 'per_period'),
    entry(option, 'type', 'per_increase_type'),
  ],
};

/** What a rule reads with an option; nothing where it looks at its value alone. */
export const readBeside = (keyword: string, option: unknown): unknown[] =>
  Object.hasOwn(reads, keyword) ? reads[keyword]!(option) : [];

/** Every rule that reads something beside its value. */
export const withNeighbours: readonly string[] = Object.keys(reads);

/** One entry of an option, or what stands for it when it is not given. */
function entry(option: unknown, name: string, otherwise?: string): unknown {
  const given = isObject(option) && Object.hasOwn(option, name) ? option[name] : undefined;
  return given ?? otherwise;
}
