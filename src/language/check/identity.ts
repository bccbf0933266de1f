import { placeOf } from '../assembly/source.ts';
import { spanishTelephone } from '../wording/spanishTelephone.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { error, type Check } from './context.ts';
import { isHost, normal, shared } from './domains.ts';
import { coreOf, hostNamesAuthority, looks, namesAuthority, within, wordsOf } from './names.ts';
import { unsafeIn } from './plainText.ts';

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
  ];
};

function taken(tenant: TenantDocument, other: TenantDocument): Diagnostic[] {
  const whose = `es de la entidad «${other.name}».`;
  const isLike = (key: 'user_prefix' | 'display_name') => {
    const [one, two] = [coreOf(tenant[key]), coreOf(other[key])];
    return within(one, two) || within(two, one) || looks(tenant[key]) === looks(other[key]);
  };
  const twins = (['id', 'name', 'user_prefix', 'display_name'] as const)
    .filter((key) =>
      key === 'id' || key === 'name' ? looks(tenant[key]) === looks(other[key]) : isLike(key),
    )
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
  const telephones = telephonesOf(other);
  const isTheirPhone = telephonesOf(tenant).some((one) => telephones.includes(one));
  return [
    ...twins,
    ...(isTheirPhone ? [error('/support/phone', `El teléfono ${whose}`)] : []),
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

/** Every number at which a tenant is reached. */
const telephonesOf = ({ support }: TenantDocument) =>
  [support.phone, ...Object.values(support.contacts ?? {}).map(({ phone }) => phone)].flatMap(
    (phone) => spanishTelephone(phone ?? '') ?? [],
  );

/** The same host, or one below the other: who has a name decides what is below it. */
const isNear = (one: string, other: string) =>
  !shared.has(one) && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

/** A tenant is no authority: not by its names, nor by its hosts, which bear a name of its own. */
function impersonates(tenant: TenantDocument): Diagnostic[] {
  const { hosts, display_name, user_prefix, name } = tenant;
  const own = [wordsOf(name).join(''), ...coreOf(display_name)].filter((word) => word.length > 2);
  const isOurs = (host: string) => own.some((word) => looks(host).includes(word));
  return [
    ...(['display_name', 'user_prefix'] as const)
      .filter((key) => namesAuthority(tenant[key]))
      .map((key) =>
        error(
          `/${key}`,
          `«${key === 'display_name' ? display_name : user_prefix}» es el nombre de una autoridad.`,
        ),
      ),
    ...hosts.flatMap(({ host }, at) => {
      const where = normal(host);
      if (shared.has(where)) return [];
      return isHost(where) && !hostNamesAuthority(where) && isOurs(where)
        ? []
        : [
            error(
              `/hosts/${at}/host`,
              `«${host}» no puede ser de esta entidad: lleva su nombre y ninguno de otros.`,
            ),
          ];
    }),
    ...(unsafeIn(display_name, NOBODY)
      ? [error('/display_name', unsafeIn(display_name, NOBODY)!)]
      : []),
  ];
}

/** A name says nothing of where somebody is reached. */
const NOBODY = { domains: [], emails: [], telephones: [], accounts: [] };
