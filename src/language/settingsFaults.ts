import { longestValidity } from '#/domain/appropriateness/validity.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { didYouMean } from './grammar/fits.ts';
import type { SettingsDocument } from './grammar/settings.ts';
import type { Fault } from './problem.ts';

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** The highest rate of withholding on work income. @source RIRPF 85 */
const HIGHEST_RATE = parsePercent('47')!;

/**
 * What is wrong with settings that fit their grammar, each fault with its pointer: a zone that is none, a
 * validity of more than a century, a rate that nobody may withhold, signing with nobody to sign with.
 */
export function settingsFaults(settings: SettingsDocument): Fault[] {
  return [...zone(settings), ...validities(settings), ...rate(settings), ...signing(settings)];
}

const error = (pointer: string, message: string): Fault => ({
  pointer,
  message,
  severity: 'error',
});

function zone({ time_zone: name }: SettingsDocument): Fault[] {
  if (name === undefined || zones.has(name)) return [];
  return [error('/time_zone', `«${name}» no es un huso horario.${didYouMean(name, [...zones])}`)];
}

function validities({ front_params: given = {} }: SettingsDocument): Fault[] {
  return (['TC_VALIDITY', 'KYC_VALIDITY'] as const).flatMap((name) => {
    const most = longestValidity[given[`${name}_UNIT`] ?? 'MONTHS'];
    return (given[name] ?? 0) > most
      ? [error(`/front_params/${name}`, `No puede pasar de ${most}.`)]
      : [];
  });
}

function rate({ front_params: { BENEFIT_RATE: given } = {} }: SettingsDocument): Fault[] {
  return given !== undefined && parsePercent(given)! > HIGHEST_RATE
    ? [error('/front_params/BENEFIT_RATE', 'No se retiene más del 47 %.')]
    : [];
}

function signing({ signing_enabled, signature_type }: SettingsDocument): Fault[] {
  return signing_enabled === true && signature_type === undefined
    ? [error('/signing_enabled', 'Para firmar hace falta «signature_type».')]
    : [];
}
