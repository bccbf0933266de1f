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
 * Who is no tax resident in Spain sends a certificate with every redemption. Codes `residence_certificate` (none on
 * file), `residence_certificate.expired` (param `issued` as shown) and `residence_certificate.pending` (sent, and to be
 * found good).
 * @source specification §9
 */
export function checkResidenceCertificate(residence: TaxResidence, requested: PlainDate): Issue[] {
  const issued = residence.certificateIssued;
  if (isResident(residence) || isCertificateValid(issued, requested)) return [];
  if (residence.isCertificatePending) return [{ code: 'residence_certificate.pending', path: '' }];
  return issued
    ? [{ code: 'residence_certificate.expired', path: '', params: { issued: formatDate(issued) } }]
    : [{ code: 'residence_certificate', path: '' }];
}
