import { formatDate } from '../dates/format.ts';
import { addMonths, type PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';

/** Country of residence for tax, an ISO-3 key, and the certificate on file. */
export interface TaxResidence {
  country: string;
  /** Day on which the certificate of tax residence was issued. */
  certificateIssued?: PlainDate | null;
  /** Another was sent, and staff have not looked at it yet. */
  isCertificatePending?: boolean;
  /** Staff found a treaty or law that exempts from withholding. */
  hasTreaty?: boolean;
}

export const isResident = ({ country }: TaxResidence): boolean => country === 'ESP';

/** Everybody whose residence counts: whoever is first, and the other holders of the account. */
export const holdersOf = <One extends object>(first: One & { others?: readonly One[] }): One[] => [
  first,
  ...(first.others ?? []),
];

/** Whether some of them are resident and others are not, so that each has another tax. */
export function isMixed(first: TaxResidence & { others?: readonly TaxResidence[] }): boolean {
  const residents = holdersOf<TaxResidence>(first).filter(isResident);
  return residents.length > 0 && residents.length <= (first.others ?? []).length;
}

/**
 * Whether a certificate serves for a request: issued by that day and younger than two calendar
 * months (issued on 20 September it serves until 19 November).
 * @source specification §9 (NAV and timing rules)
 */
export function isCertificateValid(
  issued: PlainDate | null | undefined,
  requested: PlainDate,
): boolean {
  if (!issued) return false;
  return issued <= requested && issued > addMonths(requested, -2);
}

/**
 * Who is no tax resident in Spain sends a certificate with every redemption, each holder theirs. Codes
 * `residence_certificate` (none on file), `residence_certificate.expired` (param `issued` as shown) and
 * `residence_certificate.pending` (sent, and to be found good) of whoever is first, and `residence_certificate.holder`
 * of any other.
 * @source specification §9
 */
export function checkResidenceCertificate(
  { others = [], ...own }: TaxResidence & { others?: readonly TaxResidence[] },
  requested: PlainDate,
): Issue[] {
  const isLacking = others.some((other) => checkOwn(other, requested).length > 0);
  return [
    ...checkOwn(own, requested),
    ...(isLacking ? [{ code: 'residence_certificate.holder', path: '' }] : []),
  ];
}

function checkOwn(residence: TaxResidence, requested: PlainDate): Issue[] {
  const lack = ownCertificateLack(residence, requested);
  if (!lack) return [];
  if (lack === 'PENDING') return [{ code: 'residence_certificate.pending', path: '' }];
  const issued = residence.certificateIssued;
  return issued
    ? [{ code: 'residence_certificate.expired', path: '', params: { issued: formatDate(issued) } }]
    : [{ code: 'residence_certificate', path: '' }];
}

/** A certificate has to be sent, or staff look at the one that was. */
export type CertificateLack = 'LACKING' | 'PENDING';

/** What somebody's certificate lacks for a sale that is asked for on a day, which may be ahead; undefined where nothing. */
export function ownCertificateLack(
  residence: TaxResidence,
  requested: PlainDate,
): CertificateLack | undefined {
  if (isResident(residence)) return undefined;
  if (isCertificateValid(residence.certificateIssued, requested)) return undefined;
  return residence.isCertificatePending ? 'PENDING' : 'LACKING';
}

/** The same of everybody whose residence counts: what has to be sent before what is looked at. */
export function certificateLack(
  first: TaxResidence & { others?: readonly TaxResidence[] },
  requested: PlainDate,
): CertificateLack | undefined {
  const lacks = holdersOf<TaxResidence>(first).map((own) => ownCertificateLack(own, requested));
  return lacks.find((lack) => lack === 'LACKING') ?? lacks.find((lack) => lack !== undefined);
}
