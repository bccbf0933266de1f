import type { MatrixCondition } from '#/domain/access/matrix.ts';
import type { Signatory } from '#/domain/access/signaturesNeeded.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** Everybody with a role on an account, and what their orders need to know of them. */
export interface OrderParties {
  signatories: Signatory[];
  /** Whose sale is taxed: the holder's. */
  taxpayer: Taxpayer;
}

/** Roles that hold an account, or stand for who does; those who only look or pay in do not sign. */
const holders = [
  'TITULAR',
  'PARTICIPE',
  'USUFRUCTUARIO',
  'NUDO_PROPIETARIO',
  'TUTOR',
  'ADMINISTRADOR',
  'REPRESENTANTE_LEGAL',
  'APODERADO',
];
const owners = ['TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO'];

export async function readParties(
  db: TenantDb,
  tenantId: string,
  account: string,
): Promise<OrderParties> {
  const rows = await db
    .selectFrom('account_interveners as party')
    .innerJoin('interveners as person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'party.tenant_id')
        .onRef('person.uuid', '=', 'party.uuid_intervener'),
    )
    .select(['person.uuid', 'person.type', 'person.tax_residence', 'person.birthdate'])
    .select(['person.tax_exemption', 'person.tax_exempt_since', 'person.tax_exempt_until'])
    .select('party.account_intervener_role as role')
    .where('party.tenant_id', '=', tenantId)
    .where('party.uuid_account', '=', account)
    .orderBy('party.since')
    .execute();
  const owner = owners.flatMap((role) => rows.filter((row) => row.role === role))[0];
  const certificate = owner
    ? await db
        .selectFrom('declarations')
        .select(['made_on', 'answers'])
        .where('tenant_id', '=', tenantId)
        .where('uuid_intervener', '=', owner.uuid)
        .where('kind', '=', 'RESIDENCE_CERTIFICATE')
        .orderBy('made_on', 'desc')
        .executeTakeFirst()
    : undefined;
  return {
    signatories: rows
      .filter(({ role }) => holders.includes(role))
      .map(({ uuid, role }) => ({ uuid, role })),
    taxpayer: {
      // A company's accounts name those who act for it: it is the company that is taxed.
      type: owner?.type ?? 'F',
      country: owner?.tax_residence ?? 'ESP',
      certificateIssued: certificate?.made_on ?? null,
      hasTreaty: certificate?.answers.has_treaty === true,
      ...(owner?.tax_exemption && {
        exemption: { since: owner.tax_exempt_since, until: owner.tax_exempt_until },
      }),
    },
  };
}

/** What of the role matrix's conditions holds for an order of somebody on an account. */
export async function readConditions(
  db: TenantDb,
  tenantId: string,
  given: {
    account: string;
    intervener: string;
    isPension: boolean;
    hasValidatedBank: boolean;
    roles: readonly string[];
  },
): Promise<MatrixCondition[]> {
  const papers = await db
    .selectFrom('documents')
    .select('subcategory')
    .where('tenant_id', '=', tenantId)
    .where('uuid_owner', 'in', [given.account, given.intervener])
    .where('validation', '=', 'VALIDADO')
    .execute();
  const has = (...subcategories: string[]) =>
    papers.some(({ subcategory }) => subcategories.includes(subcategory));
  const met: [MatrixCondition, boolean][] = [
    ['pension_only', given.isPension],
    ['own_only', true],
    ['own_order', true],
    ['orderer', true],
    ['validated_iban', given.hasValidatedBank],
    // Both sign before anything is sold: the order waits for the other's signature.
    ['with_bare_owner', given.roles.includes('NUDO_PROPIETARIO')],
    ['with_usufructuary', given.roles.includes('USUFRUCTUARIO')],
    ['scope_of_power', has('ESCRITURAS_DE_PODERES', 'CONSTITUCION_Y_ESTATOS')],
    ['guardianship_proof', has('LIBRO_DE_FAMILIA', 'APODERAMIENTO_SENTENCIA_JUDICIAL')],
  ];
  return met.filter(([, holds]) => holds).map(([condition]) => condition);
}
