/** One fictional person. Dates are `YYYY-MM-DD`; what is left out takes the value of an ordinary client. */
export interface DemoPerson {
  login: string;
  type: 'F' | 'J';
  gender?: 'V' | 'H';
  name: string;
  lastname_1: string | null;
  lastname_2: string | null;
  birthdate: string;
  documentType: 'DNI' | 'NIE' | 'CIF';
  document: string;
  status: string;
  email: string | null;
  /** Null for none; without a word a number of its own. */
  mobile?: string | null;
  documentExpiration: string | null;
  isDocumentPermanent?: boolean;
  nationality?: string;
  taxResidence?: string;
  marital?: string;
  regime?: string | null;
  sourceSystem?: string | null;
  hasPendingDocsSigned?: boolean;
  hasDocsSigned?: boolean;
  hasDocsValidated?: boolean;
  hasDraftData?: boolean;
  /** Answers of the tax declarations that differ from an ordinary client's. */
  fatca?: Record<string, unknown>;
  crs?: Record<string, unknown>;
  /** Days before today of the tax-residence certificate. */
  certificateDaysOld?: number;
  /** Appropriateness test: months before today, or none. */
  testMonthsOld?: number | null;
  /** Families for which the test came out convenient. */
  convenient?: string[];
  /** Has answered the data-protection purposes. */
  answeredGdpr?: boolean;
}

export type PersonName = [name: string, lastname_1: string | null, lastname_2: string | null];

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A DNI with the letter of its number. */
export const dni = (number: number): string =>
  `${String(number).padStart(8, '0')}${LETTERS[number % 23] ?? ''}`;

/** A natural person, all in order. */
export const natural = (
  login: string,
  [name, lastname_1, lastname_2]: PersonName,
  document: string,
  birthdate: string,
  more: Partial<DemoPerson> = {},
): DemoPerson => ({
  login,
  type: 'F',
  gender: 'V',
  name,
  lastname_1,
  lastname_2,
  birthdate,
  documentType: /^[XYZ]/.test(document) ? 'NIE' : 'DNI',
  document,
  status: 'VALIDADO',
  email: `${login}@example.test`,
  documentExpiration: '2031-06-30',
  hasDocsSigned: true,
  hasDocsValidated: true,
  testMonthsOld: 8,
  convenient: ['RF', 'MIXTO', 'RV', 'PP'],
  answeredGdpr: true,
  ...more,
});

/** A legal person, all in order. */
export const legal = (login: string, name: string, cif: string, founded: string): DemoPerson => ({
  ...natural(login, [name, null, null], cif, founded),
  type: 'J',
  gender: undefined,
  documentType: 'CIF',
  isDocumentPermanent: true,
  documentExpiration: null,
});
