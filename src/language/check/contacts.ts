import { checkIban } from '#/domain/rules/iban.ts';
import { publicBodies } from '../publicBodies.ts';
import type { TenantDocument } from '../tenantDocuments.ts';
import { telephonesIn } from './telephones.ts';

/** What texts may name beside the authorities: where the tenant itself is reached. */
export interface Own {
  /** Also what stands below them is the tenant's. */
  domains: readonly string[];
  emails: readonly string[];
  /** National numbers, digits only. */
  telephones: readonly string[];
}

/** Where a tenant is reached, as its settings say. */
export function ownOf(tenant?: Partial<TenantDocument>): Own {
  const email = tenant?.support?.email?.toLowerCase();
  return {
    domains: (tenant?.hosts ?? []).map(({ host }) => host.toLowerCase()),
    emails: email ? [email] : [],
    telephones: telephonesIn(tenant?.support?.phone ?? '', false),
  };
}

/** Why a text leads people somewhere else: an address, a mail, a telephone or an account that is not the tenant's. */
export function foreignIn(text: string, own: Own): string | undefined {
  const plain = text.replace(GIIN, ' ').normalize('NFKC').toLowerCase();
  const unnamed = plain.replace(/[^\s@<>()«»"',;:]+@[^\s@<>()«»"',;:]+/gu, (mail) =>
    isOwnMail(mail.replace(/[.!?…]+$/, ''), own) ? ' ' : mail,
  );
  if (unnamed.includes('@'))
    return 'Los textos sólo llevan el correo de la entidad o de una autoridad.';
  if (domainsIn(unnamed, text).some((domain) => !isOwnDomain(domain, own)))
    return 'Los textos no llevan direcciones de internet: los enlaces van en «to».';
  if (isSpelled(unnamed, text)) return 'Los textos no llevan direcciones de internet deletreadas.';
  const known = [...own.telephones, ...publicBodies.flatMap(({ telephones }) => telephones)];
  if (telephonesIn(text).some((number) => !known.includes(number)))
    return 'Los textos sólo llevan el teléfono de la entidad o de una autoridad.';
  return accountIn(text) ? 'Los textos no llevan números de cuenta.' : undefined;
}

/** A number of the American register, which has dots. */
const GIIN = /\b[A-Z0-9]{6}\.[A-Z0-9]{5}\.[A-Z]{2}\.\d{3}\b/g;

const isBelow = (domain: string, own: string) => domain === own || domain.endsWith(`.${own}`);

const authorities = publicBodies.flatMap(({ domains }) => domains);

/** A host of the tenant, an authority's domain, or what stands below one of them. */
const isOwnDomain = (domain: string, { domains, emails }: Own): boolean =>
  [...authorities, ...domains, ...emails.map((mail) => mail.split('@')[1]!)].some((own) =>
    isBelow(domain, own),
  );

function isOwnMail(mail: string, own: Own): boolean {
  const [name = '', domain = '', ...more] = mail.split('@');
  if (more.length > 0 || !name) return false;
  return (
    own.emails.includes(mail) ||
    [...authorities, ...own.domains].some((one) => isBelow(domain, one))
  );
}

/** Extensions of the files that people are told of; none of them is a domain of the world. */
const FILE = /^[\p{L}\p{N}_-]+\.(?:pdf|csv|xlsx?|docx?|jpe?g|png|tiff?|txt|xml|p7m|odt|ods|heic)$/u;
/** "EE.UU", "p.ej", "p.ex", "1.er", "XXXXXX.XXXXX.XX.XXX", "J.P.Morgan". */
const SHORT =
  /^(?:(\p{L})\1\.(\p{L})\2|p\.e[jx]|i\.e|e\.g|(?:x+\.)+x+|\d+\.(?:er|os|as|rs|ns|es))$/u;
const INITIALS = /^(?:\p{Lu}\.)+\p{Lu}\p{Ll}{4,}$/u;

function domainsIn(plain: string, text: string): string[] {
  const found =
    plain.match(
      /(?<![\p{L}\p{N}_])(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+(?:\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}])(?![\p{L}\p{N}_-])/gu,
    ) ?? [];
  const initials = new Set(
    (text.match(/(?:\p{Lu}\.)+\p{Lu}\p{Ll}+/gu) ?? [])
      .filter((one) => INITIALS.test(one))
      .map((one) => one.toLowerCase()),
  );
  const machines = (plain.match(/(?<![\d.,])\d{1,3}(?:\.\d{1,3}){3}(?![\d.,]*\d)/g) ?? []).filter(
    (one) => !/^\d{1,3}(?:\.\d{3})+$/.test(one),
  );
  const bare = plain.match(/\bwww\b(?!\.)|\blocalhost\b|\bxn--\w+/g) ?? [];
  return [
    ...found.filter((one) => !FILE.test(one) && !SHORT.test(one) && !initials.has(one)),
    ...machines,
    ...bare,
  ];
}

const ENDS = '(?:com|es|net|org|info|eu|cat|io|app|online|site|xyz|top|co)';
const spelled = [
  new RegExp(`\\b(?:punto|punt|dot)\\s*[)\\]]?\\s*${ENDS}\\b`, 'u'),
  /[\p{L}\p{N}]\s*[[({]\s*(?:\.|punto|punt|dot)\s*[\])}]\s*[\p{L}\p{N}]/u,
  new RegExp(`[\\p{L}\\p{N}]\\s+\\.\\s*${ENDS}\\b`, 'u'),
  /[[({]\s*(?:arroba|arrova|at)\s*[\])}]|\barroba\s+\S+\s+(?:punto|punt|\.)/u,
];

/** An address in words, or pulled apart. */
const isSpelled = (plain: string, text: string): boolean =>
  spelled.some((pattern) => pattern.test(plain)) ||
  /\p{L}{4}\.\s+(?:com|net|org|info|eu)\b/u.test(text);

/** Accounts that the rules of the IBAN themselves give as examples. */
const examples = new Set(['ES9121000418450200051332', 'ES7921000813610123456789']);

function accountIn(text: string): boolean {
  const accounts = text.match(/(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}/gu) ?? [];
  if (/(?<![\p{L}\p{N}])(?:0x[0-9a-f]{40}|bc1[a-z0-9]{25,60})(?![\p{L}\p{N}])/iu.test(text))
    return true;
  return accounts.some((account) => {
    const compact = account.replace(/[ -]/g, '');
    const cut = compact.startsWith('ES') ? compact.slice(0, 24) : compact;
    return !examples.has(cut) && checkIban(cut).length === 0;
  });
}
