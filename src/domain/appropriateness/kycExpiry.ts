import type { PlainDate } from '../dates/plainDate.ts';
import { expiresOn, validityOf } from './validity.ts';

/** When a KYC questionnaire was answered. */
export interface AnsweredKyc {
  made_on: PlainDate;
  /** When all of it was answered or confirmed the last time; null, or missing, where that was then. */
  renewed_on?: PlainDate | null;
}

/** The day from which a questionnaire serves: answering some of it again renews nothing of the rest. */
export const renewedOn = ({ made_on, renewed_on }: AnsweredKyc): PlainDate => renewed_on ?? made_on;

/** The first day on which a questionnaire no longer serves. @source specification §9 'KYC_VALIDITY' */
export const kycExpiresOn = (kyc: AnsweredKyc, frontParams: object | null | undefined): PlainDate =>
  expiresOn(renewedOn(kyc), validityOf(frontParams, 'KYC_VALIDITY'));
