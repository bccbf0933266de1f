import type { SettingsDocument } from '../grammar/settings.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { settingsFaults } from '../assembly/settingsFaults.ts';
import { placeOf } from '../assembly/source.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { error, warning, type Check } from './context.ts';
import { isBelow, normal } from './domains.ts';
import { isMailOf } from './reached.ts';
import { tenantOf } from './texts.ts';

/** Settings are a tenant's own, and each says something that can be, of the tenant itself. */
export const checkSettings: Check = ({ kind, value, file, variant }, context) => {
  if (kind !== 'settings') return [];
  const isOwn = placeOf(file)?.tenant !== undefined;
  const settings = value as SettingsDocument;
  return [
    ...(isOwn ? [] : [error('', 'Los ajustes son de una entidad: van en su carpeta.')]),
    ...(variant ? [error('', 'Los ajustes se cambian en su documento, sin variantes.')] : []),
    ...settingsFaults(settings),
    ...files(settings, tenantOf(context)),
    ...distributor(settings, context.others ?? []),
    ...issuesMail(settings, tenantOf(context)),
    ...(isOwn && !settings.issues_mail ? [unheard] : []),
  ];
};

/** Nothing is lost without it, but nobody knows of a question before they look. */
const unheard = warning(
  '',
  'Nadie recibe un aviso de las consultas nuevas: indique «issues_mail».',
);

/** What clients ask goes to the tenant and to nobody else: it has their names in it. */
const issuesMail = (
  { issues_mail: mail }: SettingsDocument,
  tenant?: TenantDocument,
): Diagnostic[] =>
  !mail || !tenant || mail === tenant.support.email || isMailOf(tenant, mail)
    ? []
    : [error('/issues_mail', 'El correo es de un dominio de la entidad.')];

/** Files that pages fetch lie where the tenant does. */
function files({ s3_path: path }: SettingsDocument, tenant?: TenantDocument): Diagnostic[] {
  if (!path || !tenant || !URL.canParse(path)) return [];
  const { hosts, support } = tenant;
  const ours = [
    ...hosts.map(({ host }) => normal(host)),
    ...(support.website ? [support.website] : []),
  ];
  const { hostname } = new URL(path);
  return ours.some((own) => isBelow(hostname, own))
    ? []
    : [error('/s3_path', `«${hostname}» no es un dominio de la entidad.`)];
}

/** Who sells is the tenant or somebody of its own, never another tenant. */
const distributor = (
  { default_distributor_uuid: uuid }: SettingsDocument,
  others: readonly TenantDocument[],
): Diagnostic[] =>
  others.some(({ id }) => id === uuid)
    ? [error('/default_distributor_uuid', 'Es otra entidad: no comercializa para ésta.')]
    : [];
