import { isTinValid } from './isTinValid.ts';

/** Whether a number is a tax identification number of a country by its ISO-3 key. */
export const isTinOfCountry = (tinNumber: string, country: string): boolean =>
  isTinValid({ countryCode: country.slice(0, 2), tinNumber, countryKey: country });
