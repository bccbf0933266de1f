import type { Schema } from '#/contract/schema.ts';

/** Every field that somebody may send of a person, `mimetype` and `section` apart: they say how and about what. */
export type Field = Exclude<
  keyof Schema<'IntervenerUpdate'>,
  'mimetype' | 'section' | 'own_answers'
>;

/**
 * What happens when a person's field is changed in the private area: taken at once, kept as a draft
 * until it is validated, or refused with the code of the reason. Whatever is not in the contract's
 * list (group, permissions, status, flags) is refused before it gets here.
 * @source specification §4 'Draft data', §5 'Profile changes'
 */
export const fieldPolicy: Readonly<Record<Field, Policy>> = {
  name: { refused: 'identity_by_contact' },
  lastname_1: { refused: 'identity_by_contact' },
  lastname_2: { refused: 'identity_by_contact' },
  birthdate: { refused: 'identity_by_contact' },
  document_type: { refused: 'identity_by_contact' },
  document_number: { refused: 'identity_by_contact' },
  is_document_permanent: { refused: 'identity_by_contact' },
  document_expiration_date: { refused: 'identity_by_contact' },
  tax_residence_country: { refused: 'tax_residence_by_declaration' },
  email: { draft: 'CONTACT' },
  mobile_phone: { draft: 'CONTACT' },
  nationality: { draft: 'PERSONAL' },
  birth_country: { draft: 'PERSONAL' },
  gender: 'at_once',
  marital_status: 'at_once',
  marital_regime: 'at_once',
  birth_city: 'at_once',
  profession: 'at_once',
  cnae: 'at_once',
  phone: 'at_once',
  mailing_type: 'at_once',
  reports_frequency: 'at_once',
};

export type Policy = 'at_once' | { draft: 'CONTACT' | 'PERSONAL' } | { refused: string };
