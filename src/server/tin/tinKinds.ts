import { createRequire } from 'node:module';
import { taxNumbers } from '#/domain/people/taxNumbers.ts';
import { codeList } from '../tenants/codeList.ts';
import { ownAlgorithms } from './ownAlgorithms.ts';

type Algorithms = Record<string, Record<string, { validate(value: string): { isValid: boolean } }>>;

/** The library is some 300 files: read when the first number is checked, not while people wait for a start. */
let algorithms: Algorithms | undefined;
const algorithmsOf = (iso2: string) =>
  (algorithms ??= (createRequire(import.meta.url)('stdnum') as { stdnum: Algorithms }).stdnum)[
    iso2
  ];

/** Whether the number is a tax identification number of that country (ISO-3): any kind that there is will do. */
export function isTinOf(country: string, number: string): boolean {
  const iso2 = String(codeList('countries').items[country]?.iso2);
  const bare = number.replace(/[\s./-]/g, '');
  // The library forgives some separators and not others: dots of a Chilean number, say.
  return (
    (taxNumbers[country] ?? []).some((kind) => {
      const algorithm = algorithmsOf(iso2)?.[kind];
      return algorithm?.validate(number).isValid || algorithm?.validate(bare).isValid;
    }) || ownAlgorithms[iso2]?.(bare, number) === true
  );
}
