import type { Issue } from '#/domain/kernel/issue.ts';
import { checkElsewhere, checkNoUsNumber } from '#/domain/people/checkObligations.ts';
import { checkResidences, HOME, type Residence } from '#/domain/people/checkResidences.ts';
import { areContrary } from '#/domain/people/entityClass.ts';
import { isUsPersonsNumber } from '#/domain/people/usNumber.ts';
import { checkFatcaGiin } from '#/domain/rules/isFatcaGiin.ts';
import { checkOnRecord } from '#/domain/rules/onRecord.ts';
import { isListed } from '../tenants/codeList.ts';
import { isTinOfCountry } from '../tin/isTinOfCountry.ts';
import type { KycRecord } from './kycRecordOf.ts';

/** Questions whose answers are from a list that every tenant shares. @source specification §3 'KYC questionnaire' */
export const kycLists: Readonly<Record<string, string>> = {
  TIENE_NIF_EEUU: 'yes-no',
  TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL: 'yes-no',
  HA_SIDO_DIRECTIVO: 'yes-no',
  HA_INVERTIDO_3_ANOS: 'yes-no',
  SOCIEDAD_OPERA_GAFI: 'yes-no',
  OBLIGADO_PBC_FT: 'yes-no',
  PERSONAS_SOCIEDAD_25_MAS: 'yes-no',
  PERSONAS_FUNDACION_25_MAS: 'yes-no',
  ACTUA_EN_NOMBRE_DE_OTRA_PERSONA: 'yes-no',
  SITUACION_LABORAL: 'employment-situations',
  NIVEL_FORMACION: 'education-levels',
  INGRESOS_ANUALES: 'income-brackets',
  PATRIMONIO_FINANCIERO: 'wealth-brackets',
  CIFRA_ANUAL_ANTERIOR: 'turnover-brackets',
  ORIGEN_PATRIMONIO: 'wealth-origins',
};

/** What a minor does for a living, who is asked nothing about it. */
const ofMinors: ReadonlySet<string> = new Set(['MENOR', 'ESTUDIANTE']);

/** What is known of whose questionnaire it is. */
export interface KycKnown {
  /** Their Spanish tax number. */
  own?: string | undefined;
  isMinor?: boolean;
  record: KycRecord;
}

/**
 * What of a KYC questionnaire holds whatever form asked for it: listed answers are from their lists,
 * nobody acts for somebody else, no entity is active for FATCA and passive for CRS, and a number of the United States is one. The form's own rules are
 * judged before. Whoever is no adult works for nobody, and nobody else is a minor; Spain is no country of high risk. Nothing contradicts what is on record.
 * @source specification §5 'is_blocking'; Ley 10/2010 art. 4
 */
export function checkKyc(
  answers: Readonly<Record<string, unknown>>,
  { own, isMinor = false, record }: KycKnown,
): Issue[] {
  const issues = Object.entries(answers).flatMap(([key, answer]) => {
    const list = kycLists[key];
    const values: unknown[] = Array.isArray(answer) ? answer : [answer];
    const isKnown = (value: unknown) =>
      value === null || value === '' || (typeof value === 'string' && isListed(list!, value));
    return list && !values.every(isKnown) ? [{ code: 'unknown_code', path: `/${key}` }] : [];
  });
  const situation = answers.SITUACION_LABORAL;
  const isOther = isMinor ? !ofMinors.has(String(situation)) : situation === 'MENOR';
  if (situation && isOther) issues.push({ code: 'among', path: '/SITUACION_LABORAL' });
  if (answers.ACTUA_EN_NOMBRE_DE_OTRA_PERSONA === 'SI')
    issues.push({ code: 'kyc.own_name', path: '/ACTUA_EN_NOMBRE_DE_OTRA_PERSONA' });
  if (areContrary(answers.NORMATIVA_FATCA, answers.NORMATIVA_CRS))
    issues.push({ code: 'kyc.classes_differ', path: '/NORMATIVA_CRS' });
  const tin = answers.INDIQUE_NUMERO_TIN;
  if (answers.TIENE_NIF_EEUU === 'SI' && !tin)
    issues.push({ code: 'required', path: '/INDIQUE_NUMERO_TIN' });
  else if (answers.TIENE_NIF_EEUU === 'SI' && !isPersonsUsNumber(String(tin)))
    issues.push({ code: 'tin-validator', path: '/INDIQUE_NUMERO_TIN' });
  const residences = (answers.PAISES_OBLIGACION_FISCAL ?? []) as Residence[];
  issues.push(...checkResidences(residences, '/PAISES_OBLIGACION_FISCAL', isTinOfCountry, own));
  const obliged = [
    ...checkElsewhere(residences, record.tax_residence),
    ...(answers.TIENE_NIF_EEUU === 'NO' ? checkNoUsNumber(residences) : []),
  ];
  for (const issue of obliged)
    issues.push({ ...issue, path: `/PAISES_OBLIGACION_FISCAL${issue.path}` });
  const risky = answers.PAISES_RIESGO;
  if (Array.isArray(risky) && risky.includes(HOME))
    issues.push({ code: 'enum', path: '/PAISES_RIESGO' });
  const { FECHA_CONSTITUCION: founded } = answers;
  if (founded)
    for (const issue of checkOnRecord(founded, record.founded_on))
      issues.push({ ...issue, path: '/FECHA_CONSTITUCION' });
  for (const { code } of checkFatcaGiin(answers.INDIQUE_NUMERO_GIIN))
    issues.push({ code, path: '/INDIQUE_NUMERO_GIIN' });
  return issues;
}

/** Only people are asked for one here: the number of an employer is none of theirs. */
const isPersonsUsNumber = (tin: string): boolean =>
  isTinOfCountry(tin, 'USA') && isUsPersonsNumber(tin);
