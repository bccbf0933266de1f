import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openapi } from '#/contract/openapi.ts';
import { otherTenants } from '#/language/assembly/otherTenants.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { check } from '#/language/check.ts';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { readDocuments } from '#/server/releases/readDocuments.ts';
import { root } from './run.ts';

/** What is asked of whoever makes a tenant; all else is as the product has it and is changed in its files. */
export interface NewTenant {
  /** Name of its folder, and of its host below `localhost`: small letters, digits and hyphens. */
  name: string;
  displayName: string;
  /** The first one is what people read until they choose. */
  languages: readonly string[];
  /** Random in hexadecimal, of so many bytes. */
  secret(bytes: number): string;
  uuid(): string;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** The files of a new tenant: who it is and where, what it decides, and how it looks. Its keys are its own. */
export function newTenantFiles({
  name,
  displayName,
  languages,
  secret,
  uuid,
}: NewTenant): DocumentFile[] {
  const key = (what: string) => `${name}-${what}-${secret(16)}`;
  const tenant = {
    kind: 'tenant',
    id: uuid(),
    name,
    display_name: displayName,
    user_prefix: `${name.toUpperCase()}-PRO`,
    languages: Object.fromEntries(
      languages.map((language, index) => [
        language,
        { order: (index + 1) * 10, complete: language === 'es' },
      ]),
    ),
    hosts: [
      {
        host: `${name}.localhost`,
        api_key: key('api'),
        consumer_key: key('web'),
        consumer_secret: secret(32),
      },
    ],
    support: {
      hours: '9:00h - 18:00h',
      phone: '+34 910 000 000',
      email: `inversores@${name}.example`,
    },
  };
  const settings = {
    kind: 'settings',
    flow: {
      ALLOW_PERIODIC_SUBSCRIPTIONS: true,
      ALLOW_PENSION_PLANS: true,
      ALLOW_GDPR: true,
      ALLOW_REPORT_BY_DATE: true,
    },
    front_params: { TC_VALIDITY: 60, KYC_VALIDITY: 60 },
    default_distributor_uuid: uuid(),
    signing_enabled: true,
    signature_type: 'DIGITAL-OTP',
    payments_enabled: false,
    time_zone: 'Europe/Madrid',
    issues_mail: `operaciones@${name}.example`,
  };
  const file = (path: string, value: object): DocumentFile => ({
    file: `tenants/${name}/${path}`,
    text: `${JSON.stringify(value, null, 2)}\n`,
  });
  return [
    file('tenant.json', tenant),
    file('settings.json', settings),
    file('style.json', style),
    { file: `tenants/${name}/logo.svg`, text: logoOf(displayName) },
  ];
}

/** Grey and blue, with the contrast that is asked for: to be replaced by the manager's own. */
const style = {
  kind: 'style',
  id: 'style',
  light: {
    '--color-primary': '#1F4E79',
    '--color-primary-hover': '#163A5B',
    '--color-on-primary': '#FFFFFF',
    '--color-accent': '#7A3E9D',
    '--color-tint': '#E8F0F8',
    '--color-focus': '#7A3E9D',
  },
  dark: {
    '--color-primary': '#9CC4EA',
    '--color-primary-hover': '#BAD8F3',
    '--color-on-primary': '#12161C',
    '--color-accent': '#D3A6EE',
    '--color-tint': '#1B2C3D',
    '--color-focus': '#D3A6EE',
  },
  logo: 'logo.svg',
};

/** A disc with the first letter; the name is said to those who do not see it. */
function logoOf(displayName: string): string {
  const safe = displayName.replace(/[&<>"]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" role="img" aria-label="${safe}">
  <circle cx="20" cy="20" r="18" fill="#1F4E79"/>
  <path d="M12 26l8-13 8 13Z" fill="#FFFFFF"/>
</svg>
`;
}

/** What is wrong with a new tenant beside the others: errors mean that it is not made. */
export function checkNewTenant(files: readonly DocumentFile[], from: string): FileDiagnostic[] {
  const { base, tenants } = readDocuments(from);
  const others = otherTenants(Object.values(tenants).flat(), '');
  const documents = files.filter(({ file }) => file.endsWith('.json'));
  return check([...base, ...documents], openapi, { others }).filter(
    ({ severity }) => severity === 'error',
  );
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { display: { type: 'string' }, languages: { type: 'string', default: 'es,en' } },
  });
  const [name = ''] = positionals;
  const problem = !NAME.test(name)
    ? 'npm run tenant -- NAME [--display "Name Gestión"] [--languages es,en]: small letters, digits and hyphens'
    : existsSync(join(root, 'tenants', name))
      ? `tenants/${name} is there already`
      : undefined;
  if (problem) return refuse(problem);
  const files = newTenantFiles({
    name,
    displayName: values.display ?? name[0]!.toUpperCase() + name.slice(1),
    languages: values.languages.split(','),
    secret: (bytes) => randomBytes(bytes).toString('hex'),
    uuid: randomUUID,
  });
  const errors = checkNewTenant(files, root);
  if (errors.length > 0)
    return refuse(errors.map((one) => `${one.file}:${one.pointer} ${one.message}`).join('\n'));
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file);
  }
  console.log(`http://${name}.localhost after the next start; its keys are in tenant.json`);
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

if (import.meta.main) main();
