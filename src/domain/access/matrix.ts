import type { Action } from './actions.ts';
import type { Role } from './roles.ts';

/** What must also hold where a role may do something only under a condition. */
export type MatrixCondition =
  /** Only their own contributions, documents or periodics. */
  | 'own_only'
  /** Only in pension plans. */
  | 'pension_only'
  /** Only together with the bare owner, or with the usufructuary. */
  | 'with_bare_owner'
  | 'with_usufructuary'
  /** Only as far as the deed of power goes. */
  | 'scope_of_power'
  /** A court's authorisation, or the family book of a parent, is on file. */
  | 'guardianship_proof'
  /** The money goes to the account's validated IBAN. */
  | 'validated_iban'
  /** The holder granted it. */
  | 'if_granted'
  /** The order is their own, or they are a holder. */
  | 'own_order'
  /** Suspending only, not creating. */
  | 'suspend_only'
  /** Data of the person themselves; with the company's, or with the minor's. */
  | 'self'
  | 'self_and_company'
  | 'self_and_minor'
  /** Whoever gives the order takes the test. */
  | 'orderer'
  /** A professional needs no test. */
  | 'exempt'
  /** As the staff member's permission set says. */
  | 'permission_set';

export type Permission = 'yes' | 'no' | MatrixCondition;

/** A role of an intervener, or a member of staff. */
export type Actor = Role | 'STAFF';

type Row = Partial<Record<Action, Permission>>;

/**
 * Roles × actions; what is not written is not allowed. It is law and not taste, so no tenant changes
 * it.
 * @source specification §6, with the readings of the product for what §6 leaves open
 */
export const matrix: Record<Actor, Row> = {
  TITULAR: holder({ edit_beneficiaries: 'yes' }),
  PARTICIPE: holder(),
  USUFRUCTUARIO: {
    ...reading(),
    upload_documents: 'yes',
    cancel_order: 'with_bare_owner',
    edit_alias: 'yes',
    edit_profile: 'self',
  },
  NUDO_PROPIETARIO: holder({
    cancel_order: 'with_usufructuary',
  }),
  APODERADO: representative({ edit_profile: 'self' }),
  REPRESENTANTE_LEGAL: representative(),
  ADMINISTRADOR: representative(),
  TUTOR: holder({
    edit_profile: 'self_and_minor',
  }),
  AUTORIZADO: {
    ...reading('no'),
    upload_documents: 'yes',
    periodics: 'yes',
    cancel_order: 'own_order',
    edit_profile: 'self',
    take_test: 'orderer',
  },
  AUTORIZADO_CONSULTA: { ...reading('no'), edit_profile: 'self' },
  ASESOR: { ...reading('if_granted'), edit_profile: 'self' },
  JUNTA_DIRECTIVA: { ...reading('no'), edit_profile: 'self' },
  APORTANTE: contributor(),
  APORTANTE_CONYUGE: contributor(),
  APORTANTE_FAMILIAR: contributor(),
  GESTOR: professional(),
  FIDUCIARIO: professional(),
  STAFF: {
    ...reading(),
    periodics: 'suspend_only',
    cancel_order: 'yes',
    process_orders: 'permission_set',
  },
};

function reading(taxReports: Permission = 'yes'): Row {
  return { see_position: 'yes', download_documents: 'yes', tax_reports: taxReports };
}

function holder(special: Row = {}): Row {
  return {
    ...reading(),
    upload_documents: 'yes',
    periodics: 'yes',
    cancel_order: 'yes',
    edit_alias: 'yes',
    edit_bank_accounts: 'yes',
    request_intervener: 'yes',
    edit_profile: 'self',
    take_test: 'yes',
    ...special,
  };
}

function representative(special: Row = {}): Row {
  return holder({
    edit_profile: 'self_and_company',
    take_test: 'orderer',
    ...special,
  });
}

function contributor(): Row {
  return {
    see_position: 'own_only',
    download_documents: 'own_only',
    upload_documents: 'own_only',
    tax_reports: 'own_only',
    periodics: 'own_only',
    cancel_order: 'own_only',
    edit_profile: 'self',
    take_test: 'yes',
  };
}

function professional(): Row {
  return {
    ...reading('no'),
    upload_documents: 'yes',
    periodics: 'yes',
    cancel_order: 'yes',
    edit_profile: 'self',
    take_test: 'exempt',
  };
}
