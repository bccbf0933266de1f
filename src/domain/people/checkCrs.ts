import type { Issue } from '../kernel/issue.ts';
import {
  checkNumber,
  checkResidence,
  checkResidences,
  HOME,
  type Residence,
} from './checkResidences.ts';
import { comparable } from '../rules/comparable.ts';
import { checkControllers } from './checkControllers.ts';
import { declaredNow } from './declaredNow.ts';
import type { IsTin } from './checkFatca.ts';
import { PASSIVE } from './entityClass.ts';

/** A CRS declaration, by the contract's names. @source specification §3 'FATCA and CRS' */
export interface Crs {
  crs_indicator?: string | null;
  tin_country?: string | null;
  tin_code?: string | null;
  residences?: Residence[];
  /** Of entities: what they are, and who controls them where they are passive. */
  entity_class?: string | null;
  controlling_persons?: ControllingPerson[];
}

export interface ControllingPerson extends Residence {
  name: string;
  /** `YYYY-MM-DD`. */
  birthdate?: string;
  role?: string;
  /** Another country of residence, with its number or why there is none. */
  second_country?: string | null;
  second_code?: string | null;
  second_reason?: string | null;
}

/** The country that is nobody's residence: "not applicable". */
const NONE = 'UND';

/**
 * The country that the residences make a person's own for the tax office: Spain where it is one of them, else the
 * first. Undefined where none is declared.
 */
export function residenceOf(crs: Crs): string | undefined {
  const countries = residenceCountries(crs);
  return countries.includes(HOME) ? HOME : countries[0];
}

/** The indicator that residences give a natural person: reportable with one abroad. */
export function indicatorOf(crs: Crs): 'RP' | 'NRP' | undefined {
  const countries = residenceCountries(crs);
  if (countries.length === 0) return undefined;
  return countries.some((country) => country !== HOME) ? 'RP' : 'NRP';
}

/** Where somebody who controls an entity pays taxes. */
export const countriesOf = ({ tin_country, second_country }: ControllingPerson): string[] =>
  second_country ? [tin_country, second_country] : [tin_country];

/** Entities that are not reported, whatever they are resident of: of the finance sector, listed, public. */
const exempt: ReadonlySet<string> = new Set([
  'INSTITUCION_FINANCIERA',
  'ENTIDAD_COTIZADA',
  'ENTIDAD_PUBLICA',
]);

/**
 * The indicator that its class, its residences and who controls it give an entity. Undefined while it has not said
 * what it is. @source OECD Common Reporting Standard, section VIII.D; specification §9
 */
export function entityIndicatorOf(crs: Crs): 'RP' | 'NRP' | 'NFRP' | 'NFTR' | undefined {
  const { entity_class, controlling_persons = [] } = crs;
  if (!entity_class) return undefined;
  if (exempt.has(entity_class)) return 'NRP';
  const isPassive = entity_class === PASSIVE;
  if (isPassive && controlling_persons.flatMap(countriesOf).some((each) => each !== HOME))
    return 'NFRP';
  if (indicatorOf(crs) === 'RP') return 'RP';
  return isPassive ? 'NFTR' : 'NRP';
}

/**
 * The declaration that `sent` makes of the one in force (`declaredNow`). The first of several residences is the one that
 * `tin_country` and `tin_code` carry, a number is of the country that it was declared with, and only a passive entity
 * says who controls it.
 */
export function crsOf<Declared extends Crs>(
  inForce: Declared,
  sent: Declared,
  asked?: readonly string[],
): Declared {
  const now = declaredNow(inForce, sent, asked);
  const { residences = [], controlling_persons, tin_code, ...rest } = now;
  const [first] = residences;
  const isNumbered = sent.tin_code !== undefined || rest.tin_country === inForce.tin_country;
  const isPassive = rest.entity_class === PASSIVE || sent.controlling_persons !== undefined;
  return {
    ...rest,
    ...(controlling_persons && isPassive && { controlling_persons }),
    ...(first
      ? { residences, tin_country: first.tin_country, tin_code: first.tin_code ?? null }
      : isNumbered && tin_code !== undefined && { tin_code }),
  } as Declared;
}

/**
 * Issues of what is sent beside the list of residences: it has one at least, and `tin_country` and `tin_code` say
 * nothing else than its first (`crs.first_residence`).
 */
export function checkFirstResidence(sent: Crs, declared: Crs): Issue[] {
  if (sent.residences?.length === 0) return [{ code: 'required', path: '/residences' }];
  const [first] = declared.residences ?? [];
  const isOther = (field: 'tin_country' | 'tin_code') =>
    first && sent[field] !== undefined && spelled(sent[field]) !== spelled(first[field]);
  return (['tin_country', 'tin_code'] as const)
    .filter(isOther)
    .map((field) => ({ code: 'crs.first_residence', path: `/${field}` }));
}

const spelled = (text: string | null | undefined): string => comparable(text ?? '');

/** Only a passive entity says who controls it, each with their number or why there is none, and as `checkControllers` says. */
function checkEntity(crs: Crs, type: string, isTin: IsTin): Issue[] {
  const { entity_class, controlling_persons = [] } = crs;
  if (type === 'F')
    return entity_class || controlling_persons.length > 0
      ? [{ code: 'crs.entity', path: '/entity_class' }]
      : [];
  if (entity_class !== PASSIVE)
    return controlling_persons.length > 0
      ? [{ code: 'crs.controlled', path: '/controlling_persons' }]
      : [];
  if (controlling_persons.length === 0) return [{ code: 'required', path: '/controlling_persons' }];
  const at = '/controlling_persons';
  return [
    ...controlling_persons.flatMap((person, row) => [
      ...checkResidence(person, `${at}/${row}`, isTin),
      ...checkSecond(person, `${at}/${row}`, isTin),
    ]),
    ...checkControllers(controlling_persons).map((issue) => ({ ...issue, path: at + issue.path })),
  ];
}

/** The second residence of somebody who controls an entity, held to what the first is. */
function checkSecond(person: ControllingPerson, path: string, isTin: IsTin): Issue[] {
  const { second_country, second_code, second_reason, missing_explanation } = person;
  if (!second_country)
    return second_code ? [{ code: 'required', path: `${path}/second_country` }] : [];
  return checkResidence(
    {
      ...{ tin_country: second_country, tin_code: second_code },
      ...{ missing_reason: second_reason, missing_explanation },
    },
    path,
    isTin,
  ).map((issue) => ({ ...issue, path: issue.path.replace('/tin_', '/second_') }));
}

/**
 * Issues of a declaration that replaces `before`: its residences (`checkResidences`, `own` is the person's Spanish
 * number); the indicator follows from what is declared (`crs.indicator`), only entities say what they are
 * (`crs.entity`), and the indicators that people do not declare stay the manager's.
 * @source OECD Common Reporting Standard, sections I.C and VIII; Real Decreto 1021/2015
 */
export function checkCrs(crs: Crs, before: Crs, type: string, isTin: IsTin, own?: string): Issue[] {
  const issues = [
    ...checkMain(crs, isTin, own),
    ...checkResidences(crs.residences ?? [], '/residences', isTin, own),
    ...checkEntity(crs, type, isTin),
  ];
  const indicator = crs.crs_indicator;
  const expected = type === 'F' ? indicatorOf(crs) : entityIndicatorOf(crs);
  if (!indicator || indicator === before.crs_indicator) return issues;
  const isOdd = expected !== undefined && indicator !== expected;
  if (indicator === 'SC' || indicator === 'NA')
    issues.push({ code: 'field_by_manager', path: '/crs_indicator' });
  else if (isOdd) issues.push({ code: 'crs.indicator', path: '/crs_indicator' });
  return issues;
}

/** The number where there is no list; the one that a list begins with is told there. */
function checkMain(
  { residences = [], tin_country, tin_code }: Crs,
  isTin: IsTin,
  own?: string,
): Issue[] {
  if (!tin_code || residences.length > 0) return [];
  if (!tin_country) return [{ code: 'tin-validator.country', path: '/tin_country' }];
  return checkNumber({ tin_country, tin_code }, '', isTin, own);
}

/** Every country of residence that a declaration names. */
export function residenceCountries({ tin_country, residences = [] }: Crs): string[] {
  const all = [tin_country, ...residences.map((residence) => residence.tin_country)];
  return all.filter((country): country is string => !!country && country !== NONE);
}
