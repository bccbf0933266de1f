import { isCif } from '#/domain/rules/cifStrict.ts';
import { isOriginOf } from '../values/webOrigin.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { error, type Check } from './context.ts';

/** Spanish is one of a tenant's languages, its hosts are what they say, and its tax number is a legal person's. */
export const checkTenant: Check = ({ kind, value }) => {
  if (kind !== 'tenant') return [];
  const { languages, hosts, registry } = value as TenantDocument;
  const spanish = Object.hasOwn(languages, 'es')
    ? []
    : [error('/languages', 'Falta el español: los documentos están escritos en él.')];
  const twice = hosts.filter(
    ({ host }, at) => hosts.findIndex((other) => other.host === host) < at,
  );
  const foreign = hosts.flatMap(({ host, origin }, at) =>
    origin === undefined || isOriginOf(origin, host)
      ? []
      : [
          error(
            `/hosts/${at}/origin`,
            `«${origin}» no es un origen de ${host}, como https://${host}.`,
          ),
        ],
  );
  return [
    ...spanish,
    ...foreign,
    ...(registry && !isCif(registry.nif)
      ? [error('/registry/nif', `«${registry.nif}» no es el NIF de una gestora.`)]
      : []),
    ...twice.map(({ host }) => error('/hosts', `El dominio «${host}» está dos veces.`)),
  ];
};
