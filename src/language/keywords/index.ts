import { alphanumeric } from './alphanumeric.ts';
import { amount } from './amount.ts';
import { bic } from './bic.ts';
import { cif } from './cif.ts';
import { classOfKyc } from './classOfKyc.ts';
import { controllers } from './controllers.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import { decimal } from './decimal.ts';
import { decimalPoint } from './decimalPoint.ts';
import { dgsCode } from './dgsCode.ts';
import { dgsNotOwnPlan } from './dgsNotOwnPlan.ts';
import { distinct } from './distinct.ts';
import { dni } from './dni.ts';
import { dniOrNie } from './dniOrNie.ts';
import { elsewhere } from './elsewhere.ts';
import { email } from './email.ts';
import { exactPhrase } from './exactPhrase.ts';
import { fingerprint } from './fingerprint.ts';
import { hasCrs } from './hasCrs.ts';
import { iban } from './iban.ts';
import { internalTransferRule } from './internalTransferRule.ts';
import { isBlocking } from './isBlocking.ts';
import { isCnae } from './isCnae.ts';
import { isFatcaGiin } from './isFatcaGiin.ts';
import { isin } from './isin.ts';
import { isinNotOwnFund } from './isinNotOwnFund.ts';
import { maxValue } from './maxValue.ts';
import { maxValueCurrency } from './maxValueCurrency.ts';
import { maxValueCurrencyDynamic } from './maxValueCurrencyDynamic.ts';
import { maxValueParticipations } from './maxValueParticipations.ts';
import { maxValueParticipationsDynamic } from './maxValueParticipationsDynamic.ts';
import { minValue } from './minValue.ts';
import { minValueParticipations } from './minValueParticipations.ts';
import { nie } from './nie.ts';
import { noUsNumber } from './noUsNumber.ts';
import { nonNumeric } from './nonNumeric.ts';
import { notIssued } from './notIssued.ts';
import { onRecord } from './onRecord.ts';
import { onlyLetters } from './onlyLetters.ts';
import { onlyLettersDash } from './onlyLettersDash.ts';
import { onlyLettersNumbers } from './onlyLettersNumbers.ts';
import { onlyNumbers } from './onlyNumbers.ts';
import { passport } from './passport.ts';
import { passwordConfirmation } from './passwordConfirmation.ts';
import { periodicity } from './periodicity.ts';
import { postalProvince } from './postalProvince.ts';
import { reasons } from './reasons.ts';
import { share } from './share.ts';
import { shares } from './shares.ts';
import { spanishPhone } from './spanishPhone.ts';
import { truthyCheckbox } from './truthyCheckbox.ts';
import { usResidence } from './usResidence.ts';
import { usStatus } from './usStatus.ts';
import { validIncrease } from './validIncrease.ts';
import type { Keyword } from './keyword.ts';

/** Every rule that a property may name. */
export const keywords: Readonly<Record<string, Keyword>> = {
  alphanumeric,
  amount,
  bic,
  cif,
  class_of_kyc: classOfKyc,
  controllers,
  currency,
  date,
  decimal,
  decimalPoint,
  dgs_code: dgsCode,
  dgs_not_own_plan: dgsNotOwnPlan,
  distinct,
  dni,
  dni_or_nie: dniOrNie,
  elsewhere,
  email,
  exact_phrase: exactPhrase,
  fingerprint,
  has_crs: hasCrs,
  iban,
  internalTransferRule,
  is_blocking: isBlocking,
  is_cnae: isCnae,
  is_fatca_giin: isFatcaGiin,
  isin,
  isin_not_own_fund: isinNotOwnFund,
  max_value: maxValue,
  max_value_currency: maxValueCurrency,
  max_value_currency_dynamic: maxValueCurrencyDynamic,
  max_value_participations: maxValueParticipations,
  max_value_participations_dynamic: maxValueParticipationsDynamic,
  min_value: minValue,
  min_value_participations: minValueParticipations,
  nie,
  no_us_number: noUsNumber,
  non_numeric: nonNumeric,
  on_record: onRecord,
  only_letters: onlyLetters,
  only_letters_dash: onlyLettersDash,
  only_letters_numbers: onlyLettersNumbers,
  only_numbers: onlyNumbers,
  passport,
  password_confirmation: passwordConfirmation,
  periodicity,
  postal_province: postalProvince,
  reasons,
  share,
  shares,
  spanishPhone,
  truthyCheckbox,
  not_issued: notIssued,
  us_residence: usResidence,
  us_status: usStatus,
  validIncrease,
};
