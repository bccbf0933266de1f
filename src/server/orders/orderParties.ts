import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { DocumentPurpose } from '#/domain/documentKinds/documentKind.ts';
import { isFor, kindsFor } from '#/domain/documentKinds/kindsFor.ts';
import type { MatrixCondition } from '#/domain/access/matrix.ts';
import type { Signatory } from '#/domain/access/signaturesNeeded.ts';
import type { Party } from '#/domain/people/declaredPart.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import { partiesOf } from '../interveners/partiesOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { holderTaxpayers } from '../positions/holderTaxpayer.ts';

/** Everybody with a role on an account, and what their orders need to know of them. */
export interface OrderParties {
  signatories: Signatory[];
  parties: Party[];
  /** Whose sale is taxed: that of all who own the account. */
  taxpayer: Taxpayer;
  /** The earliest birthday of those who hold it, where it is known. */
  holderBorn?: PlainDate;
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

/** Those whose rights they are. */
const owners = ['TITULAR', 'PARTICIPE'];

/** @param requested day of a sale, whose certificates of tax residence are those issued by then */
export async function readParties(
  db: TenantDb,
  account: string,
  requested?: PlainDate,
): Promise<OrderParties> {
  const rows = await partiesOf(db)
    .select([
      'person.uuid',
      'person.birthdate',
      'party.account_intervener_role as role',
      'party.percentage',
    ])
    .where('party.uuid_account', '=', account)
    .orderBy('party.since')
    .execute();
  const taxpayers = await holderTaxpayers(db, [account], requested);
  const [holderBorn] = rows
    .flatMap(({ role, birthdate }) => (owners.includes(role) ? (birthdate ?? []) : []))
    .sort();
  return {
    parties: rows.map(({ uuid, role, percentage }) => ({ uuid, role, percentage })),
    signatories: rows
      .filter(({ role }) => holders.includes(role))
      .map(({ uuid, role }) => ({ uuid, role })),
    // A company's accounts name those who act for it: it is the company that is taxed.
    taxpayer: taxpayers.get(account) ?? { type: 'F', country: 'ESP' },
    holderBorn,
  };
}

/** What of the role matrix's conditions holds for an order of somebody on an account. */
export async function readConditions(
  db: TenantDb,
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
    .where('validation', '=', 'VALIDADO')
    .where(({ or, and, eb, selectFrom }) =>
      or([
        eb('uuid_owner', 'in', [given.account, given.intervener]),
        // What proves whose guardian somebody is lies among the papers of the minor too.
        and([
          eb('subcategory', 'in', kindsFor('GUARDIANSHIP')),
          eb(
            'uuid_owner',
            'in',
            selectFrom('account_interveners as holder')
              .select('holder.uuid_intervener')
              .where('holder.uuid_account', '=', given.account)
              .where('holder.account_intervener_role', '=', 'TITULAR'),
          ),
        ]),
      ]),
    )
    .execute();
  const has = (purpose: DocumentPurpose) =>
    papers.some(({ subcategory }) => isFor(subcategory, purpose));
  const met: [MatrixCondition, boolean][] = [
    ['pension_only', given.isPension],
    ['own_only', true],
    ['own_order', true],
    ['orderer', true],
    ['validated_iban', given.hasValidatedBank],
    // Both sign before anything is sold: the order waits for the other's signature.
    ['with_bare_owner', given.roles.includes('NUDO_PROPIETARIO')],
    ['with_usufructuary', given.roles.includes('USUFRUCTUARIO')],
    ['scope_of_power', has('POWER')],
    ['guardianship_proof', has('GUARDIANSHIP')],
  ];
  return met.filter(([, holds]) => holds).map(([condition]) => condition);
}
