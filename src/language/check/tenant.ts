import { locate, membersOf } from '../contract/locate.ts';
import { tenantSchema } from '../contract/scopeSchema.ts';
import { didYouMean } from '../grammar/fits.ts';
import { isObject } from '../mergePatch.ts';
import { step } from '../pointer.ts';
import { isOriginOf } from '../webOrigin.ts';
import type { Fault } from '../problem.ts';
import type { TenantDocument } from '../tenantDocuments.ts';
import { error, type Check, type Context } from './context.ts';

/** A tenant's configuration has the settings of the contract, and Spanish is one of its languages. */
export const checkTenant: Check = ({ kind, value }, context) => {
  if (kind !== 'tenant') return [];
  const { configuration, languages, hosts } = value as TenantDocument;
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
    ...twice.map(({ host }) => error('/hosts', `El dominio «${host}» está dos veces.`)),
    ...settings(configuration, '', context),
  ];
};

function settings(value: Record<string, unknown>, at: string, { contract }: Context): Fault[] {
  const schema = tenantSchema(contract);
  return Object.entries(value).flatMap(([name, inner]) => {
    const pointer = at + step(name);
    const here = `/configuration${pointer}`;
    const located = locate(contract, schema, pointer);
    if (located.lost !== undefined)
      return [error(here, `El ajuste «${name}» no existe.${didYouMean(name, located.known)}`)];
    if (isObject(inner) && located.found.some((one) => membersOf(one).length > 0))
      return settings(inner, pointer, { contract } as Context);
    const type = isObject(inner) ? 'object' : Array.isArray(inner) ? 'array' : typeof inner;
    const fits = located.found.some(
      (one) => !one.type || one.type === type || (type === 'number' && one.type === 'integer'),
    );
    return fits
      ? []
      : [error(here, `«${name}» no puede ser ${JSON.stringify(inner)?.slice(0, 40)}.`)];
  });
}
