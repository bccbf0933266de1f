import type { Account } from '../../../src/domain/people/account.ts';
import type { Intervener } from '../../../src/domain/people/intervener.ts';
import type { Session } from '../../../src/domain/people/session.ts';

/** The instant on which every persona is what its name says: 20 November 2026, noon in Madrid. */
export const now = '2026-11-20T11:00:00Z';
export const today = '2026-11-20';

/** An adult with everything in order, changed as told. */
export function intervener(change: Partial<Intervener> = {}): Intervener {
  return {
    uuid: 'i-1',
    type: 'F',
    name: 'Ana',
    lastname_1: 'Robles',
    lastname_2: 'Díaz',
    birthdate: '1980-05-14',
    is_minor: false,
    intervener_status: 'VALIDADO',
    email: 'ana@example.test',
    mobile_phone: '600000001',
    is_document_permanent: false,
    document_expiration_date: '2031-01-01',
    has_docs_signed: true,
    has_docs_validated: true,
    has_pending_docs_signed: false,
    has_gdpr_confirmed: true,
    convenience_expires_on: '2030-01-01',
    kyc_expires_on: '2030-01-01',
    ...change,
  };
}

/** A documented account of a holder, changed as told. */
export function account(change: Partial<Account> = {}): Account {
  return {
    uuid: 'a-1',
    alias: 'Ahorro',
    account_number: 'ALM-0001',
    account_type: 'PHYSICAL_ACCOUNT',
    status: 'FINALIZED',
    role: 'TITULAR',
    has_docs_signed: true,
    has_docs_validated: true,
    has_pending_account_docs_signed: false,
    has_validated_bank_account: true,
    block_reason: null,
    ...change,
  };
}

export function session(
  person: Partial<Intervener> = {},
  accounts: Account[] = [account()],
): Session {
  return {
    user: { given_name: 'Ana', family_name_1: 'Robles' },
    intervener: intervener(person),
    accounts,
    notifications: [],
  };
}

const ofMinor = (change: Partial<Account>) =>
  account({ account_type: 'PHYSICAL_ACCOUNT_TUTOR', role: 'TUTOR', ...change });

/** The demo people, as far as access tells them apart. */
export const personas = {
  ana: session(),
  luis: session({ intervener_status: 'FINALIZADO' }),
  iberica: session({ type: 'J', birthdate: '2015-03-02', is_document_permanent: true }, [
    account({ account_type: 'JURIDICAL_ACCOUNT', role: 'ADMINISTRADOR' }),
  ]),
  fundacion: session({ type: 'J', birthdate: null, is_minor: null, is_document_permanent: true }, [
    account({ account_type: 'JURIDICAL_ACCOUNT', role: 'REPRESENTANTE_LEGAL' }),
  ]),
  nora: session({ birthdate: '2012-04-03', is_minor: true }),
  tutor: session({}, [ofMinor({ holder_birthdate: '2012-04-03' })]),
  extutor: session({}, [
    ofMinor({ uuid: 'hugo', holder_birthdate: '2008-11-15' }),
    account({ uuid: 'own' }),
  ]),
  extutor2: session({}, [
    ofMinor({ roles: ['TUTOR', 'AUTORIZADO'], holder_birthdate: '2008-11-15' }),
  ]),
  sincontacto: session({ email: null, mobile_phone: '' }),
  solomail: session({ mobile_phone: null }),
  caducado: session({ document_expiration_date: '2026-11-19' }),
  primera: session({ has_gdpr_confirmed: false }),
  porfirmar: session({
    has_pending_docs_signed: true,
    has_docs_validated: false,
    has_docs_signed: false,
  }),
  borrador: session({ has_draft_data: true }),
  registrado: session(
    {
      intervener_status: 'REGISTERED_ONLINE',
      has_docs_signed: false,
      has_docs_validated: false,
      has_pending_docs_signed: true,
    },
    [account({ status: 'REGISTERED_ONLINE', has_docs_signed: false, has_docs_validated: false })],
  ),
  bloqueado: session({ intervener_status: 'BLOQUEADO_AML' }),
  migrada: session({ source_system: 'RD', has_docs_signed: false, has_docs_validated: false }, [
    account({
      source_system: 'RD',
      source: 'MIGRACION',
      status: 'VALIDADO',
      has_docs_signed: false,
      has_docs_validated: false,
    }),
  ]),
  sintest: session({ convenience_expires_on: null }),
  testcaducado: session({ convenience_expires_on: '2026-11-20' }),
  sincuenta: session({}, [account({ has_validated_bank_account: false })]),
  usuf: session({}, [account({ role: 'USUFRUCTUARIO' })]),
  nudo: session({}, [account({ role: 'NUDO_PROPIETARIO' })]),
  consulta: session({}, [account({ role: 'AUTORIZADO_CONSULTA' })]),
  aportante: session({}, [account({ role: 'APORTANTE_CONYUGE' })]),
  vacio: session({}, []),
} satisfies Record<string, Session>;
