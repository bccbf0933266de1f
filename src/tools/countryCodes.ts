import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import countries from 'i18n-iso-countries';
import { callingCodes } from './callingCodes.ts';
import { root } from './run.ts';

/** Where somebody has no country to name. @source specification §3 'Address' */
const notApplicable = { code: 'UND', label: 'No aplica', unasked: true };

/** A sentence is translated by its Spanish words: a country that is called like a province says that it is one. */
const toldApart: Readonly<Record<string, string>> = { GD: 'Granada (país)' };

/**
 * The list of countries by ISO 3166-1 alpha-3 code with their Spanish names, alpha-2 codes and telephone
 * prefixes: Spain first, the others by name, and UND last.
 * @source ITU-T E.164; ISO 3166-1 through i18n-iso-countries; specification §3, §9
 */
export function countryCodes() {
  countries.registerLocale(spanish());
  const named = Object.entries(countries.getNames('es'))
    .map(([iso2, label]) => ({
      code: countries.alpha2ToAlpha3(iso2) ?? iso2,
      label: toldApart[iso2] ?? label,
      iso2,
      ...prefixOf(iso2),
    }))
    .sort((left, right) => place(left) - place(right) || byName.compare(left.label, right.label));
  const items = [...named, notApplicable].map(({ code, ...rest }, index) => [
    code,
    { order: (index + 1) * 10, ...rest },
  ]);
  return {
    kind: 'codes',
    id: 'countries',
    locked: true,
    title: 'Países',
    items: Object.fromEntries(items),
  };
}

const prefixOf = (iso2: string) => {
  const phone_prefix = callingCodes.get(iso2);
  return phone_prefix === undefined ? {} : { phone_prefix };
};

const byName = new Intl.Collator('es');

const place = ({ code }: { code: string }) => (code === 'ESP' ? 0 : 1);

function spanish(): Parameters<typeof countries.registerLocale>[0] {
  const file = join(root, 'node_modules/i18n-iso-countries/langs/es.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof spanish>;
}
