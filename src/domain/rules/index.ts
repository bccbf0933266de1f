import { checkAlphanumeric } from './alphanumeric.ts';
import { checkAmount } from './amount.ts';
import { checkBic } from './bic.ts';
import { checkCif } from './cif.ts';
import { checkCifStrict } from './cifStrict.ts';
import { checkCurrency } from './currency.ts';
import { checkDecimal } from './decimal.ts';
import { checkDecimalPoint } from './decimalPoint.ts';
import { checkDgsCode } from './dgsCode.ts';
import { checkDni } from './dni.ts';
import { checkEmail } from './email.ts';
import { checkGiinFormat } from './giinFormat.ts';
import { checkCrs } from './hasCrs.ts';
import { checkIban } from './iban.ts';
import { checkInternalTransfer } from './internalTransferRule.ts';
import { checkBlocking } from './isBlocking.ts';
import { checkCnae } from './isCnae.ts';
import { checkFatcaGiin } from './isFatcaGiin.ts';
import { checkIsin } from './isin.ts';
import { checkIsinChecksum } from './isinChecksum.ts';
import { checkIsinNotOwnFund } from './isinNotOwnFund.ts';
import { checkMaxLength } from './maxLength.ts';
import { checkMaxValue } from './maxValue.ts';
import { checkMaxValueCurrency } from './maxValueCurrency.ts';
import { checkMaxValueCurrencyDynamic } from './maxValueCurrencyDynamic.ts';
import { checkMaxValueParticipations } from './maxValueParticipations.ts';
import { checkMaxValueParticipationsDynamic } from './maxValueParticipationsDynamic.ts';
import { checkMinLength } from './minLength.ts';
import { checkMinValue } from './minValue.ts';
import { checkMinValueParticipations } from './minValueParticipations.ts';
import { checkNie } from './nie.ts';
import { checkNif } from './nif.ts';
import { checkNonNumeric } from './nonNumeric.ts';
import { checkOnlyLetters } from './onlyLetters.ts';
import { checkOnlyLettersDash } from './onlyLettersDash.ts';
import { checkOnlyLettersNumbers } from './onlyLettersNumbers.ts';
import { checkOnlyNumbers } from './onlyNumbers.ts';
import { checkPassport } from './passport.ts';
import { checkPasswordConfirmation } from './passwordConfirmation.ts';
import { checkPeriodicity } from './periodicity.ts';
import { checkRequired } from './required.ts';
import type { Rule } from './rule.ts';
import { checkSpanishPhone } from './spanishPhone.ts';
import { checkTruthyCheckbox } from './truthyCheckbox.ts';
import { checkValidIncrease } from './validIncrease.ts';

/** Every field rule of specification §5 under its name there. */
const specified = {
  email: checkEmail,
  required: checkRequired,
  only_numbers: checkOnlyNumbers,
  decimal: checkDecimal,
  decimalPoint: checkDecimalPoint,
  min_length: checkMinLength,
  max_length: checkMaxLength,
  min_value: checkMinValue,
  min_value_participations: checkMinValueParticipations,
  max_value: checkMaxValue,
  max_value_participations: checkMaxValueParticipations,
  max_value_currency: checkMaxValueCurrency,
  currency: checkCurrency,
  amount: checkAmount,
  max_value_currency_dynamic: checkMaxValueCurrencyDynamic,
  max_value_participations_dynamic: checkMaxValueParticipationsDynamic,
  internalTransferRule: checkInternalTransfer,
  isin: checkIsin,
  isin_not_own_fund: checkIsinNotOwnFund,
  periodicity: checkPeriodicity,
  validIncrease: checkValidIncrease,
  cif: checkCif,
  dni: checkDni,
  nie: checkNie,
  passport: checkPassport,
  non_numeric: checkNonNumeric,
  only_letters_numbers: checkOnlyLettersNumbers,
  alphanumeric: checkAlphanumeric,
  only_letters: checkOnlyLetters,
  only_letters_dash: checkOnlyLettersDash,
  iban: checkIban,
  bic: checkBic,
  spanishPhone: checkSpanishPhone,
  is_cnae: checkCnae,
  is_fatca_giin: checkFatcaGiin,
  has_crs: checkCrs,
  password_confirmation: checkPasswordConfirmation,
  is_blocking: checkBlocking,
  truthyCheckbox: checkTruthyCheckbox,
} satisfies Record<string, Rule>;

/** Stricter readings beside them. */
const advised = {
  cif_strict: checkCifStrict,
  isin_checksum: checkIsinChecksum,
  nif: checkNif,
  dgs_code: checkDgsCode,
  giin_format: checkGiinFormat,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof specified;
export type HintName = keyof typeof advised;

/** The field rules of the specification: they refuse. */
export const rules: Readonly<Record<RuleName, Rule>> = specified;

/** Advice: shown, and never in the way of sending. */
export const hints: Readonly<Record<HintName, Rule>> = advised;
