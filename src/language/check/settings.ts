import type { SettingsDocument } from '../grammar/settings.ts';
import { settingsFaults } from '../settingsFaults.ts';
import { placeOf } from '../source.ts';
import { error, type Check } from './context.ts';

/** Settings are a tenant's own, and each says something that can be. */
export const checkSettings: Check = ({ kind, value, file, variant }) => {
  if (kind !== 'settings') return [];
  const isOwn = placeOf(file)?.tenant !== undefined;
  return [
    ...(isOwn ? [] : [error('', 'Los ajustes son de una entidad: van en su carpeta.')]),
    ...(variant ? [error('', 'Los ajustes se cambian en su documento, sin variantes.')] : []),
    ...settingsFaults(value as SettingsDocument),
  ];
};
