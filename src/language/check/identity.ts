import { publicBodies } from '../publicBodies.ts';
import { placeOf } from '../source.ts';
import type { Fault } from '../problem.ts';
import type { TenantDocument } from '../tenantDocuments.ts';
import { ownOf } from './contacts.ts';
import { error, type Check } from './context.ts';
import { unsafeIn } from './plainText.ts';

/** Hosts at which several tenants may be tried side by side: they are this machine. */
const shared: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);
const UUID = /^(?!0{8}-)[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A tenant is itself: its name is its folder's, no other has its id, names, prefix or hosts, and none varies them. */
export const checkIdentity: Check = ({ kind, value, file, variant }, { others = [] }) => {
  if (kind !== 'tenant') return [];
  const tenant = value as TenantDocument;
  const folder = placeOf(file)?.tenant;
  return [
    ...(variant ? [error('', 'Una variante no cambia quién es la entidad.')] : []),
    ...(folder === undefined ? [error('', 'Una entidad se describe en su propia carpeta.')] : []),
    ...(folder !== undefined && folder !== tenant.name
      ? [error('/name', `El nombre es «${tenant.name}» y la carpeta se llama «${folder}».`)]
      : []),
    ...(UUID.test(tenant.id) ? [] : [error('/id', 'El identificador no es un UUID.')]),
    ...others.flatMap((other) => taken(tenant, other)),
    ...impersonates(tenant),
    ...words(tenant),
  ];
};

function taken(tenant: TenantDocument, other: TenantDocument): Fault[] {
  const whose = `es de la entidad «${other.name}».`;
  const twins = (['id', 'name', 'user_prefix', 'display_name'] as const)
    .filter((key) => looks(tenant[key]) === looks(other[key]))
    .map((key) => error(`/${key}`, `«${tenant[key]}» ${whose}`));
  const theirs = new Set(
    other.hosts.map(({ host }) => normal(host)).filter((host) => !shared.has(host)),
  );
  const hosts = tenant.hosts.flatMap(({ host }, at) =>
    [...theirs].some((one) => isNear(normal(host), one))
      ? [error(`/hosts/${at}/host`, `«${host}» ${whose}`)]
      : [],
  );
  const domain = tenant.support.email.split('@')[1]?.toLowerCase() ?? '';
  const isTheirMail =
    domain === other.support.email.split('@')[1]?.toLowerCase() || theirs.has(domain);
  return [
    ...twins,
    ...hosts,
    ...(isTheirMail ? [error('/support/email', `«${domain}» ${whose}`)] : []),
    ...(tenant.registry && tenant.registry.nif === other.registry?.nif
      ? [error('/registry/nif', `«${tenant.registry.nif}» ${whose}`)]
      : []),
    ...(tenant.default && other.default
      ? [error('/default', `La entidad por defecto ya es «${other.name}».`)]
      : []),
  ];
}

/** The same host, or one below the other: who has a name decides what is below it. */
const isNear = (one: string, other: string) =>
  !shared.has(one) && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

/** What two names look like to somebody who reads quickly. */
const looks = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[0o]/g, 'o')
    .replace(/[1il]/g, 'l')
    .replaceAll('rn', 'm');

const normal = (host: string) => host.toLowerCase().replace(/\.+$/, '');

/** A tenant is no authority: not by its hosts, nor by where it is reached. */
function impersonates({ hosts, support, display_name, user_prefix }: TenantDocument): Fault[] {
  const domains = publicBodies.flatMap((body) => body.domains);
  const isTheirs = (domain: string) =>
    domains.some((one) => domain === one || domain.endsWith(`.${one}`));
  const numbers = publicBodies.flatMap(({ telephones }) => telephones);
  const names = [display_name, user_prefix].map((name) => name.split(/[^\p{L}\p{N}]+/u).map(looks));
  return [
    ...(['display_name', 'user_prefix'] as const).flatMap((key, at) =>
      publicBodies.some(({ name }) => within(names[at]!, name))
        ? [
            error(
              `/${key}`,
              `«${at === 0 ? display_name : user_prefix}» es el nombre de una autoridad.`,
            ),
          ]
        : [],
    ),
    ...hosts.flatMap(({ host }, at) =>
      isTheirs(normal(host)) || !isHost(normal(host))
        ? [error(`/hosts/${at}/host`, `«${host}» no puede ser de esta entidad.`)]
        : [],
    ),
    ...(isTheirs(support.email.toLowerCase().split('@').at(-1)!)
      ? [error('/support/email', 'Es el correo de una autoridad.')]
      : []),
    ...(ownOf({ support }).telephones.some((number) => numbers.includes(number))
      ? [error('/support/phone', 'Es el teléfono de una autoridad.')]
      : []),
    ...(ownOf({ support }).telephones.some((number) => isDear(number))
      ? [error('/support/phone', 'Es un teléfono de tarificación adicional.')]
      : []),
  ];
}

/** Whether the words of an authority's name stand in another one, side by side. */
function within(words: readonly string[], name: string): boolean {
  const theirs = name.split(/[^\p{L}\p{N}]+/u).map(looks);
  return words.some((_, at) => theirs.every((word, index) => words[at + index] === word));
}

/** Endings below which anybody can have a name: a host of that kind would make everybody's addresses the tenant's own. */
const PUBLIC =
  /^(?:(?:com|org|net|gob|edu|nom|co|ac|gov|web|blogspot)\.[a-z]{2}|(?:github|gitlab|netlify|vercel|herokuapp|azurewebsites|cloudfront|pages|web|firebaseapp)\.(?:io|app|com|net|dev)|(?:eu|us|uk|es)\.(?:com|org))$/;

/** A name of at least two parts, or one of this machine, that is no public ending. */
const isHost = (host: string) =>
  shared.has(host) ||
  (/^(?:(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(host) &&
    !PUBLIC.test(host));

/** Numbers at which the caller pays somebody. @source Plan Nacional de Numeración Telefónica: 80x, 905, 907, 118 */
const isDear = (number: string) => /^(?:80[3-9]|90[57]|118)/.test(number) || number.length < 9;

/** The names and hours that people read are words. */
function words(tenant: TenantDocument): Fault[] {
  const own = ownOf(tenant);
  const none = { ...own, telephones: [], emails: [], domains: [] };
  const said: [string, string | undefined][] = [
    ['/display_name', unsafeIn(tenant.display_name, none)],
    ['/support/hours', unsafeIn(tenant.support.hours, own)],
    [
      '/support/phone',
      /^[+\d][\d\s().-]*$/.test(tenant.support.phone) ? undefined : 'No es un teléfono.',
    ],
    [
      '/support/email',
      /^[\w.+-]+@[a-z0-9.-]+$/i.test(tenant.support.email) ? undefined : 'No es un correo.',
    ],
  ];
  return said.flatMap(([at, why]) => (why ? [error(at, why)] : []));
}
