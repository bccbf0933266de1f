import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What is read of `package-lock.json` (version 3). */
export interface Lockfile {
  name: string;
  version: string;
  packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  /** Where it is installed under another name than its own. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  scope: 'required' | 'optional' | 'excluded';
  purl: string;
  licenses?: readonly object[];
  hashes?: readonly { alg: string; content: string }[];
}

/**
 * The bill of materials of everything that the lockfile can install, on whatever system: name, version,
 * licence, hash, and whether it runs with the product (`required`), on some systems only (`optional`) or
 * at work on it alone (`excluded`). The same lockfile gives the same bytes. `npm sbom` is not used, as it
 * refuses a tree with a peer that differs and leaves out what this machine did not install.
 * @source CycloneDX 1.6
 */
export function sbomOf({ name, version, packages }: Lockfile) {
  const found = new Map<string, Component>();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.link) continue;
    const component = toComponent(nameAt(path, entry), entry);
    const known = found.get(component['bom-ref']);
    if (!known || RANK[component.scope] > RANK[known.scope]) {
      found.set(component['bom-ref'], component);
    }
  }
  const own = `${name}@${version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name,
        version,
        purl: purlOf(name, version),
      },
    },
    components: [...found.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [{ ref: own, dependsOn: directOf(packages).map(({ ref }) => ref) }],
  };
}

/** The dependencies that the project names itself, by the name it gives them and as they are called. */
export function directOf(packages: Lockfile['packages']) {
  const own = packages['']!;
  const names = Object.keys({
    ...own.dependencies,
    ...own.devDependencies,
    ...own.optionalDependencies,
  });
  return names.sort().map((given) => {
    const entry = packages[`node_modules/${given}`];
    if (!entry?.version) throw new Error(`${given} is not in the lockfile`);
    return { given, ref: `${entry.name ?? given}@${entry.version}`, entry };
  });
}

/** The wider use counts where a package is installed for two. */
const RANK = { excluded: 0, optional: 1, required: 2 };

const nameAt = (path: string, entry: LockedPackage) =>
  entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function toComponent(name: string, entry: LockedPackage): Component {
  const { version = '', license, integrity } = entry;
  const isDev = entry.dev || entry.devOptional;
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: isDev ? 'excluded' : entry.optional ? 'optional' : 'required',
    purl: purlOf(name, version),
    ...(license && { licenses: [toLicence(license)] }),
    ...(integrity && { hashes: [toHash(integrity)] }),
  };
}

/** A package's address that names no host. @source package-url, type npm */
const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

/** One licence by its SPDX id, several as an expression, anything else by what it calls itself. */
function toLicence(text: string): object {
  if (/^[A-Za-z0-9.+-]+$/.test(text)) return { license: { id: text } };
  return /^[A-Za-z0-9.+()\s-]+ (AND|OR|WITH) /.test(text)
    ? { expression: text }
    : { license: { name: text } };
}

function toHash(integrity: string) {
  const [kind = '', bytes = ''] = integrity.split('-', 2);
  const alg = kind.toUpperCase().replace(/^SHA(\d)/, 'SHA-$1');
  return { alg, content: Buffer.from(bytes, 'base64').toString('hex') };
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const file = resolve(process.argv[2] ?? join(root, 'dist/sbom.json'));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const sbom = sbomOf(lock);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 1)}\n`);
  console.log(`${sbom.components.length} components in ${file}`);
}
