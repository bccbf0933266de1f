import { publicBodies } from '../publicBodies.ts';
import type { TenantDocument } from '../tenantDocuments.ts';
import { namesAccount } from './accounts.ts';
import { unspelt } from './spelt.ts';
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

/** No word of any language is longer, and no address of a known body. */
const LONGEST = 120;

/** Why a text leads people somewhere else: an address, a mail, a telephone or an account that is not the tenant's. */
export function foreignIn(text: string, own: Own): string | undefined {
  const ours = text.replace(GIIN, ' ');
  const folded = ours.normalize('NFKC').replace(DASHES, '-');
  const words = folded.split(/[\s<>()«»"',;:]+/u);
  if (words.some((word) => word.length > LONGEST)) return 'Ninguna palabra es tan larga.';
  const plain = folded.toLowerCase();
  const spelt = unspelt(ours);
  for (const said of [plain, spelt]) {
    const tokens = said.split(/[\s<>()«»"',;:]+/u);
    const mails = tokens.filter((one) => one.includes('@') && !SERVICE.test(one));
    if (mails.some((mail) => !isOwnMail(mail.replace(/[.!?…]+$/, ''), own)))
      return 'Los textos sólo llevan el correo de la entidad o de una autoridad.';
    const initials = initialsIn(words);
    if (
      tokens
        .filter((one) => !mails.includes(one))
        .some((one) => domainsIn(one, initials).some((domain) => !isOwnDomain(domain, own)))
    )
      return said === plain
        ? 'Los textos no llevan direcciones de internet: los enlaces van en «to».'
        : 'Los textos no llevan direcciones de internet deletreadas.';
  }
  if (/\p{L}{4}\.\s+(?:com|net|org|info|eu)\b/u.test(text))
    return 'Los textos no llevan direcciones de internet deletreadas.';
  const known = [...own.telephones, ...publicBodies.flatMap(({ telephones }) => telephones)];
  const numbers = [...telephonesIn(text), ...(spelt === plain ? [] : telephonesIn(spelt))];
  if (numbers.some((number) => !known.includes(number)))
    return 'Los textos sólo llevan el teléfono de la entidad o de una autoridad.';
  return namesAccount(ours) || namesAccount(spelt)
    ? 'Los textos no llevan números de cuenta.'
    : undefined;
}

const DASHES = /[\u2010-\u2015\u2212]/g;
/** The name of a public service that has the sign in it. */
const SERVICE = /^cl@ve(?:[.!?…]*|-pin|móvil|permanente)$/u;

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
const FILE =
  /^[\p{L}\p{N}_-]+\.(?:pdf|csv|xlsx?|docx?|jpe?g|png|tiff?|txt|xml|p7m|odt|ods|heic|asice?|xsig)$/u;
/** "EE.UU", "p.ej", "p.ex", "1.er", "XXXXXX.XXXXX.XX.XXX", "J.P.Morgan", "n.os", "S.A.U". */
const SHORT =
  /^(?:(\p{L})\1\.(\p{L})\2|p\.e[jx]|i\.e|e\.g|(?:x+\.)+x+|\d+\.(?:er|os|as|rs|ns|es|on|ena|nes)|[na]ú?m?\.os|n\.os)$/u;
const INITIALS = /^(?:\p{Lu}\.)+\p{Lu}\p{Ll}{4,}$/u;

const initialsIn = (words: readonly string[]) =>
  new Set(
    words
      .map((word) => word.replace(/[.!?…]+$/, ''))
      .filter((word) => INITIALS.test(word))
      .map((word) => word.toLowerCase()),
  );

/** What one word of a text has of addresses: `/` and what follows is not looked at. */
function domainsIn(token: string, initials: ReadonlySet<string>): string[] {
  const found =
    token.match(
      /(?<![\p{L}\p{N}_])(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+(?:\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}])(?![\p{L}\p{N}_-])/gu,
    ) ?? [];
  const machines = (token.match(/(?<![\d.,])\d{1,3}(?:\.\d{1,3}){3}(?![\d.,]*\d)/g) ?? []).filter(
    (one) => !/^\d{1,3}(?:\.\d{3})+$/.test(one),
  );
  const bare = token.match(/\bwww\b(?!\.)|\blocalhost\b|\bxn--\w+/g) ?? [];
  return [
    ...found.filter((one) => !FILE.test(one) && !SHORT.test(one) && !initials.has(one)),
    ...machines,
    ...bare,
  ];
}
