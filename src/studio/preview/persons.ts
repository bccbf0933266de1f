import samples from '#/contract/answers.gen.json' with { type: 'json' };
import { mergeIntervener } from '#/contract/mergeIntervener.ts';
import type { Schema } from '#/contract/schema.ts';
import { factsOf } from '#/domain/facts/factsOf.ts';
import type { Session } from '#/domain/people/session.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Code } from '../kernel/words.ts';

/** A kind of person for whom something is drawn. */
export interface PersonKind {
  id: string;
  label: Code;
  /** What is known of them: the facts are those that the domain makes of it. */
  me?: Session;
}

/** The day on which previews are looked at: an example that is kept gives tomorrow what it gives today. */
const NOW = '2026-11-20T09:00:00Z';

const { user, private_area } = (samples.getMe as { data: Schema<'Me'> }).data;
const [account] = private_area.accounts;
const holder: Session = {
  user,
  intervener: {
    ...mergeIntervener(private_area.intervener),
    convenience_expires_on: '2028-03-01',
    kyc_expires_on: '2028-03-01',
    has_gdpr_confirmed: true,
  },
  accounts: [{ ...account!, has_validated_bank_account: true } as Session['accounts'][number]],
  notifications: private_area.notifications,
};

const other = (
  intervener: Partial<Session['intervener']>,
  onAccount: Partial<Session['accounts'][number]> = {},
): Session => ({
  ...holder,
  intervener: { ...holder.intervener, ...intervener },
  accounts: holder.accounts.map((one) => ({ ...one, ...onAccount })),
});

const company = {
  ...{ type: 'J', name: 'Olivar Inversiones, S.L.', lastname_1: null, lastname_2: null },
  ...{ birthdate: '2009-02-03', document_type: 'CIF', document_number: 'B12345674' },
};
const child = { birthdate: '2013-05-17', is_minor: true, email: null, mobile_phone: null };

/** Everybody for whom something can be looked at. Whoever has not logged in comes last. */
export const personKinds: readonly PersonKind[] = [
  { id: 'titular', label: 'studio.person.holder', me: holder },
  { id: 'menor', label: 'studio.person.minor', me: other(child) },
  {
    id: 'tutor',
    label: 'studio.person.guardian',
    me: other({}, { role: 'TUTOR', holder_birthdate: child.birthdate }),
  },
  {
    id: 'apoderado',
    label: 'studio.person.company',
    me: other(company, { role: 'APODERADO' }),
  },
  {
    id: 'sinTest',
    label: 'studio.person.no_test',
    me: other({ convenience_expires_on: null }),
  },
  { id: 'sinKyc', label: 'studio.person.no_kyc', me: other({ kyc_expires_on: null }) },
  {
    id: 'sinGdpr',
    label: 'studio.person.no_gdpr',
    me: other({ has_gdpr_confirmed: false }),
  },
  {
    id: 'consulta',
    label: 'studio.person.reads_only',
    me: other({}, { role: 'AUTORIZADO_CONSULTA' }),
  },
  {
    id: 'caducado',
    label: 'studio.person.expired',
    me: other({ is_document_permanent: false, document_expiration_date: '2026-01-31' }),
  },
  {
    id: 'nuevo',
    label: 'studio.person.new',
    me: {
      ...other({ convenience_expires_on: null, kyc_expires_on: null, has_docs_signed: false }),
      accounts: [],
    },
  },
  { id: 'visita', label: 'studio.person.guest' },
];

/** What documents read of a person of a kind, of the tenant and of the address. */
export function scopeFor({ me }: PersonKind, tenant: Record<string, unknown>): Scope {
  const known = { tenant, route: { name: 'preview', path: '/', params: {}, query: {} } };
  if (!me) return known;
  const facts = factsOf({ me, tenant, now: NOW });
  return { ...known, me: me as unknown as Record<string, unknown>, facts };
}
