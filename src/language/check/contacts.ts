import { publicBodies } from '../wording/publicBodies.ts';
import { spanishTelephone } from '../wording/spanishTelephone.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { namesAccount } from './accounts.ts';
import { companies } from '../wording/companies.ts';
import { isBelow } from './domains.ts';
import { isEnd, unspelt } from './spelt.ts';
import { callsElsewhere } from './telephones.ts';

/** What texts may name beside the authorities: where the tenant itself is reached, and where it is paid. */
export interface Own {
  /** Also what stands below them is the tenant's. */
  domains: readonly string[];
  emails: readonly string[];
  /** National numbers, digits only. */
  telephones: readonly string[];
  /** Accounts that its settings approve, without spaces. */
  accounts: readonly string[];
}

/** Where a tenant is reached, as its settings say. A mail opens no domain: anybody may have one there. */
export function ownOf(tenant: Partial<TenantDocument> = nobody): Own {
  const own = known.get(tenant) ?? readOwn(tenant);
  known.set(tenant, own);
  return own;
}

const numbersOf = ({ telephones }: Own) => [...telephones, ...publicNumbers];
const publicNumbers = publicBodies.flatMap(({ telephones }) => telephones);

const nobody: Partial<TenantDocument> = {};
const known = new WeakMap<Partial<TenantDocument>, Own>();

function readOwn(tenant: Partial<TenantDocument>): Own {
  const { support } = tenant;
  const contacts = Object.values(support?.contacts ?? {});
  const hosts = (tenant.hosts ?? []).map(({ host }) => host.toLowerCase());
  const telephones = [support, ...contacts, ...contacts.map(({ fax }) => ({ phone: fax }))];
  return {
    domains: [...hosts, ...(support?.website ? [support.website.toLowerCase()] : [])],
    emails: [support, ...contacts].flatMap((one) => (one?.email ? [one.email.toLowerCase()] : [])),
    telephones: telephones.flatMap((one) => spanishTelephone(one?.phone ?? '') ?? []),
    accounts: Object.values(tenant.accounts ?? {}).map(({ iban }) => iban),
  };
}

/** No word of any language is longer, and no address of a known body. */
const LONGEST = 120;

/** Why a text leads people somewhere else: an address, a mail, a telephone or an account that is not the tenant's. */
export function foreignIn(text: string, own: Own): string | undefined {
  const ours = text.replace(GIIN, ' ').replace(ORDINAL, ' ');
  const folded = ours.normalize('NFKC').replace(DASHES, '-');
  const words = folded.split(/[\s<>()«»"',;:]+/u);
  if (words.some((word) => word.length > LONGEST)) return 'Ninguna palabra es tan larga.';
  const plain = folded.toLowerCase();
  const spelt = unspelt(ours);
  if ((UNDERSCORE.test(ours.replace(/\{\w+\}/g, ' ')) && !isCode(ours)) || ELSEWHERE.test(folded))
    return 'Los textos no llevan nombres de otros canales ni palabras con guion bajo.';
  for (const said of [plain, spelt]) {
    const tokens = said.split(/[\s<>()«»"',;:]+/u);
    const mails = tokens.filter(
      (one) => one.includes('@') && !SERVICE.test(one) && !BOTH.test(one),
    );
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
  if (/\p{L}{4}\.\s+(?:com|net|org|info|eu)\b|\p{L}{4},\s*com(?=\s*(?:[.!?;)]|$))/u.test(text))
    return 'Los textos no llevan direcciones de internet deletreadas.';
  if (
    [ours, ...(spelt === plain ? [] : [spelt])].some((said) => callsElsewhere(said, numbersOf(own)))
  )
    return 'Los textos sólo llevan el teléfono de la entidad o de una autoridad.';
  return namesAccount(ours, own.accounts) || namesAccount(spelt, own.accounts)
    ? 'Los textos no llevan números de cuenta, salvo las que la entidad aprueba en sus ajustes.'
    : undefined;
}

const DASHES = /[\u2010-\u2015\u2212]/g;
/** The name of a public service that has the sign in it. */
const SERVICE = /^cl@ve(?:[.!?…]*|-pin|móvil|permanente)$/u;

/** "inversor@s": women and men. */
const BOTH = /^\p{L}+@s?[.!?…]*$/u;

/** "1.er trimestre": few, and before what they count; "24.as" would be an address. */
const ORDINAL =
  /(?<![\p{L}\p{N}.])(?:\d{1,2}\.(?:er|ena|os)|\d\.(?:as|rs|ns|on|nes))(?=\s+\p{Ll}{3})/gu;
/** No word of a language has it. */
const UNDERSCORE = /[\p{L}\p{N}]_[\p{L}\p{N}]/u;
/** The name by which a program knows a text, and nothing beside it. */
const isCode = (text: string) =>
  /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(text) && !isEnd(text.split('_').at(-1)!);
/** Programs with which somebody else sees a screen or writes unseen: no manager sends anybody there. */
const ELSEWHERE =
  /(?<!\p{L})(?:telegram|por signal|signal al|instagram\s?[:@]|messenger|wechat|discord|snapchat|(?:asistencia|control|escritorio) remot[ao]|anydesk|teamviewer|rustdesk|ultraviewer|airdroid|quick ?assist)(?!\p{L})/iu;

/** A number of the American register, which has dots. */
const GIIN = /\b[A-Z0-9]{6}\.[A-Z0-9]{5}\.[A-Z]{2}\.\d{3}\b/g;

const authorities = new Set(
  publicBodies.flatMap(({ domains }) =>
    domains.flatMap((one) => [one, `www.${one}`, `sede.${one}`]),
  ),
);

/** A host of the tenant or what stands below one, or an authority's own domain: below that, others may have theirs. */
const isOwnDomain = (domain: string, { domains }: Own): boolean =>
  authorities.has(domain) || companies.has(domain) || domains.some((own) => isBelow(domain, own));

function isOwnMail(mail: string, own: Own): boolean {
  const [name = '', domain = '', ...more] = mail.split('@');
  if (more.length > 0 || !name) return false;
  return own.emails.includes(mail) || isOwnDomain(domain, own);
}

/** Extensions of the files that people are told of; none of them is a domain of the world. */
const FILE =
  /^[\p{L}\p{N}_-]+\.(?:pdf|csv|xlsx?|docx?|jpe?g|png|tiff?|txt|xml|p7m|odt|ods|heic|asice?|xsig)$/u;
/** "EE.UU", "p.ej", "p.ex", "XXXXXX.XXXXX.XX.XXX", "J.P.Morgan", "n.os", "S.A.U". */
const SHORT = /^(?:(\p{L})\1\.(\p{L})\2|p\.e[jx]|i\.e|e\.g|(?:x+\.)+x+|[na]ú?m?\.os|n\.os)$/u;
/** Two initials at least: one before an end of the world is an address. */
const INITIALS = /^(?:\p{Lu}\.){2,}\p{Lu}\p{Ll}{4,}$/u;

const initialsIn = (words: readonly string[]) =>
  new Set(
    words
      .map((word) => word.replace(/[.!?…]+$/, ''))
      .filter((word) => INITIALS.test(word) && !isEnd(word.split('.').at(-1)!.toLowerCase()))
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
