import { checkIban } from '#/domain/rules/iban.ts';
import { companies } from '../wording/companies.ts';
import { publicBodies } from '../wording/publicBodies.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { spanishTelephone } from '../wording/spanishTelephone.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { ownOf } from './contacts.ts';
import { error, type Check } from './context.ts';
import { isBelow, isFreeMail, isHost, normal, shared } from './domains.ts';
import { handsOver } from './handedOver.ts';
import { coreOf, hostNamesAuthority, looks, namesAuthority, wordsOf } from './names.ts';
import { unsafeIn } from './plainText.ts';

/** More than these nobody reads. */
const MOST = 10;

/** Where a tenant is reached and where it is paid is its own: one mail, one number and one account each. */
export const checkReached: Check = ({ kind, value }, { others = [] }) => {
  if (kind !== 'tenant') return [];
  const tenant = value as TenantDocument;
  const { support, accounts = {} } = tenant;
  const contacts = Object.entries(support.contacts ?? {});
  const own = ownOf(tenant);
  const hours = unsafeIn(support.hours, own) ?? handedOver(support.hours);
  return [
    ...mail(support.email, '/support/email'),
    ...(isOfCompany(tenant) ? [error('/support/email', 'Es el correo de otra empresa.')] : []),
    ...telephone(support.phone, '/support/phone'),
    ...(hours ? [error('/support/hours', hours)] : []),
    ...website(tenant, others),
    ...contacts.flatMap(([name, { name: said, email, phone, fax }]) => {
      const at = `/support/contacts/${name}`;
      const nobody = { ...own, telephones: [], emails: [], domains: [] };
      const unsafe = unsafeIn(said, nobody) ?? handedOver(said) ?? posesAs(said);
      return [
        ...(unsafe ? [error(`${at}/name`, unsafe)] : []),
        ...(email ? [...mail(email, `${at}/email`), ...astray(tenant, email, at)] : []),
        ...(phone ? telephone(phone, `${at}/phone`) : []),
        ...(fax ? telephone(fax, `${at}/fax`) : []),
        ...(email || phone || fax
          ? []
          : [error(at, 'Falta cómo se llega: correo, teléfono o fax.')]),
      ];
    }),
    ...tooMany(contacts.length, '/support/contacts'),
    ...tooMany(Object.keys(accounts).length, '/accounts'),
    ...Object.entries(accounts).flatMap(([name, { iban, holder }]) => {
      const unsafe = unsafeIn(holder, own);
      return [
        ...(checkIban(iban).length > 0 ? [error(`/accounts/${name}/iban`, 'No es un IBAN.')] : []),
        ...(unsafe ? [error(`/accounts/${name}/holder`, unsafe)] : []),
      ];
    }),
  ];
};

const tooMany = (count: number, at: string): Diagnostic[] =>
  count > MOST ? [error(at, `Caben ${MOST}; hay ${count}.`)] : [];

const domains = publicBodies.flatMap((body) => body.domains);
const numbers = publicBodies.flatMap(({ telephones }) => telephones);

const domainOf = (email: string) => email.toLowerCase().split('@').at(-1)!;

function mail(email: string, at: string): Diagnostic[] {
  const domain = domainOf(email);
  if (!/^[\w.+-]+@[a-z0-9.-]+$/i.test(email) || !isHost(domain) || shared.has(domain))
    return [error(at, 'No es un correo.')];
  return domains.some((one) => isBelow(domain, one)) || hostNamesAuthority(domain)
    ? [error(at, 'Es el correo de una autoridad.')]
    : [];
}

const handedOver = (words: string) =>
  handsOver(words) ? 'Nadie pide una clave donde no hay un campo oculto para ella.' : undefined;
const posesAs = (words: string) =>
  namesAuthority(words) ? 'Es el nombre de una autoridad.' : undefined;

/** A mail at a company that is known, where none of the tenant's hosts is. */
function isOfCompany({ hosts, support }: TenantDocument): boolean {
  const domain = domainOf(support.email);
  return companies.has(domain) && !hosts.some(({ host }) => isBelow(normal(host), domain));
}

function astray(tenant: TenantDocument, email: string, at: string): Diagnostic[] {
  return isMailOf(tenant, email)
    ? []
    : [error(`${at}/email`, 'El correo es de un dominio de la entidad.')];
}

/** Whether a mail is where the tenant itself writes from, or at a host or the website of it. */
export function isMailOf({ hosts, support }: TenantDocument, email: string): boolean {
  const own = domainOf(support.email);
  const ours = [
    ...hosts.map(({ host }) => normal(host)),
    ...(support.website ? [support.website] : []),
    ...(isFreeMail(own) ? [] : [own]),
  ];
  return ours.some((one) => isBelow(domainOf(email), one));
}

function telephone(said: string, at: string): Diagnostic[] {
  const number = spanishTelephone(said);
  if (!number)
    return [error(at, 'Es un solo teléfono: geográfico, móvil o gratuito, como +34 910 555 120.')];
  return numbers.includes(number) ? [error(at, 'Es el teléfono de una autoridad.')] : [];
}

/** A website is one's own as a host is: it bears the tenant's name, and nobody else has it. */
function website(tenant: TenantDocument, others: readonly TenantDocument[]): Diagnostic[] {
  const { website: site } = tenant.support;
  if (site === undefined) return [];
  const own = [wordsOf(tenant.name).join(''), ...coreOf(tenant.display_name)];
  const isOurs = own.some((word) => word.length > 2 && looks(site).includes(word));
  const theirs = others.flatMap(({ hosts, support }) => [
    ...hosts.map(({ host }) => normal(host)),
    ...(support.website ? [support.website] : []),
  ]);
  const isTaken = theirs.some((one) => isBelow(site, one) || isBelow(one, site));
  return isHost(site) && !shared.has(site) && isOurs && !isTaken && !hostNamesAuthority(site)
    ? []
    : [error('/support/website', `«${site}» no puede ser de esta entidad.`)];
}
