import { parsePercent } from '#/domain/money/percent.ts';
import { BENEFIT_RATE } from '#/domain/pensions/benefitTerms.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { SettingsDocument } from '../grammar/settings.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/** Where the managers are and their days begin: Europe, and what belongs to it in the Atlantic and in Africa. */
const zones = new Set(
  [...Intl.supportedValuesOf('timeZone'), 'UTC'].filter((zone) =>
    /^(?:Europe\/|Atlantic\/(?:Canary|Azores|Madeira)$|Africa\/Ceuta$|UTC$)/.test(zone),
  ),
);

/** How long the answers of an investor may serve: a month at least, five years at most. @source specification §9 */
const validity = { MONTHS: { least: 1, most: 60 }, DAYS: { least: 28, most: 1_830 } };

/** The highest rate of withholding on work income. @source RIRPF 85 */
const HIGHEST_RATE = parsePercent('47')!;

/**
 * What is wrong with settings that fit their grammar, each fault with its pointer: a zone that is none, a
 * validity of less than a month or more than five years, a rate that nobody may withhold, signing with nobody to sign with.
 */
export function settingsFaults(settings: SettingsDocument): Diagnostic[] {
  return [...zone(settings), ...validities(settings), ...rate(settings), ...signing(settings)];
}

const error = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'error',
});

function zone({ time_zone: name }: SettingsDocument): Diagnostic[] {
  if (name === undefined || zones.has(name)) return [];
  return [error('/time_zone', `«${name}» no es un huso horario.${didYouMean(name, [...zones])}`)];
}

function validities({ front_params: given = {} }: SettingsDocument): Diagnostic[] {
  return (['TC_VALIDITY', 'KYC_VALIDITY'] as const).flatMap((name) => {
    const { least, most } = validity[given[`${name}_UNIT`] ?? 'MONTHS'];
    const said = given[name] ?? most;
    return said < least || said > most
      ? [error(`/front_params/${name}`, `Ha de estar entre ${least} y ${most}.`)]
      : [];
  });
}

function rate({ front_params: { BENEFIT_RATE: given } = {} }: SettingsDocument): Diagnostic[] {
  if (given === undefined) return [];
  const percent = parsePercent(given)!;
  return percent > HIGHEST_RATE || percent < BENEFIT_RATE
    ? [
        error(
          '/front_params/BENEFIT_RATE',
          'Entre el 19 %, el tipo más bajo de la escala, y el 47 %. Un tipo menor es de quien prueba sus circunstancias, en su orden.',
        ),
      ]
    : [];
}

function signing({ signing_enabled, signature_type }: SettingsDocument): Diagnostic[] {
  return signing_enabled === true && signature_type === undefined
    ? [error('/signing_enabled', 'Para firmar hace falta «signature_type».')]
    : [];
}
