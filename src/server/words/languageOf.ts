import type { Tenant } from '../ports/tenant.ts';

/**
 * The language in which a request is answered: of those that the tenant offers the one that is wanted most, by the
 * weights of `Accept-Language`; of equals the one that is named first. Regions are not told apart, `q=0` refuses, and
 * `*` is every language that is not named. Where none is wanted, the tenant's first.
 * @source specification §2.7; RFC 9110 §12.5.4
 */
export function languageOf(
  header: string | string[] | undefined,
  { languages }: Pick<Tenant, 'languages'>,
): string {
  const wanted = readRanges(String(header ?? ''));
  const named = new Set(wanted.map(({ language }) => language));
  const offered = wanted.flatMap(({ language, weight }) => {
    const meant = language === '*' ? languages.filter((each) => !named.has(each)) : [language];
    return meant.filter((each) => languages.includes(each)).map((each) => ({ each, weight }));
  });
  const [best] = offered.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return best?.each ?? languages[0] ?? 'es';
}

/** The ranges of a header in their order, regions left out; what is no range is passed over. */
function readRanges(header: string): { language: string; weight: number }[] {
  return header.split(',').flatMap((range) => {
    const [, tag, weight] = RANGE.exec(range.trim()) ?? [];
    return tag ? [{ language: tag.toLowerCase(), weight: Number(weight ?? 1) }] : [];
  });
}

const RANGE = /^([a-z]{1,8}|\*)(?:-[a-z0-9]{1,8})*(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;
