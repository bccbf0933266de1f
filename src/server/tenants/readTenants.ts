import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TenantDocument } from '#/language/documents/tenantDocuments.ts';
import { isOriginOf } from '#/language/values/webOrigin.ts';
import type { Environment } from '../kernel/config.ts';
import { StartProblem } from '../kernel/startProblem.ts';
import { parseHost } from './hostName.ts';
import type { HostCredentials, TenantIdentity } from '../ports/tenant.ts';

/**
 * The tenants of `tenants/<name>/tenant.json`, the default one first. `TENANT_<NAME>_HOSTS`, a JSON
 * list of the same shape, replaces the file's hosts: that is where real credentials come from;
 * `TENANT_<NAME>_NIF` the tax number under which the manager's orders are sent to the registry.
 * Throws a StartProblem that names the file or variable at fault.
 */
export function readTenants(
  folder: string,
  environment: Environment,
): { tenant: TenantIdentity; hosts: HostCredentials[] }[] {
  const read = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => existsSync(join(folder, entry.name, 'tenant.json')))
    .map((entry) => readTenant(join(folder, entry.name, 'tenant.json'), environment))
    .sort((a, b) => Number(b.tenant.isDefault) - Number(a.tenant.isDefault));
  if (read.length === 0) throw new StartProblem(`no tenant was found in ${folder}`);
  return read;
}

function readTenant(file: string, environment: Environment) {
  const { hosts, ...document } = parse<TenantDocument>(file, readFileSync(file, 'utf8'));
  const tenant: TenantIdentity = {
    id: document.id,
    name: document.name,
    userPrefix: document.user_prefix,
    isDefault: document.default === true,
    nif: nifOf(document, environment),
  };
  const variable = variableOf(document, 'HOSTS');
  const given = environment[variable];
  if (!given) return { tenant, hosts: checked(file, hosts) };
  const replaced = parse<HostCredentials[]>(variable, given);
  if (!Array.isArray(replaced) || !replaced.every(isComplete)) {
    throw new StartProblem(
      `${variable} must be a JSON list of { host, api_key, consumer_key, consumer_secret }`,
    );
  }
  return { tenant, hosts: checked(variable, replaced) };
}

/** Throws where a host could never be asked for, or where links to it would lead elsewhere. */
function checked(where: string, hosts: HostCredentials[]): HostCredentials[] {
  for (const { host, origin } of hosts) {
    const known = parseHost(host);
    if (!known || known.port !== undefined)
      throw new StartProblem(`${where}: "${host}" is no host name`);
    if (origin !== undefined && !(typeof origin === 'string' && isOriginOf(origin, known.name)))
      throw new StartProblem(
        `${where}: the origin of ${known.name} must be https://${known.name} or http://${known.name}, with a port if it has one, and nothing more`,
      );
  }
  return hosts;
}

/** Of the environment, else of the file. */
function nifOf(document: Omit<TenantDocument, 'hosts'>, environment: Environment) {
  const variable = variableOf(document, 'NIF');
  const nif = environment[variable] || document.registry?.nif;
  if (nif !== undefined && !/^[A-Z0-9]{9}$/.test(nif))
    throw new StartProblem(`${variable} must be nine letters and digits in capitals`);
  return nif;
}

const variableOf = ({ name }: { name: string }, what: string) =>
  `TENANT_${name.toUpperCase().replaceAll('-', '_')}_${what}`;

function isComplete(entry: Partial<HostCredentials>): boolean {
  const { host, api_key, consumer_key, consumer_secret } = entry;
  return [host, api_key, consumer_key, consumer_secret].every(
    (value) => typeof value === 'string' && value !== '',
  );
}

function parse<T>(where: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new StartProblem(`${where} is not JSON`);
  }
}
