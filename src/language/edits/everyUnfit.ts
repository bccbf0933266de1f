import { settingsFaults } from '../assembly/settingsFaults.ts';
import type { SettingsDocument } from '../grammar/settings.ts';
import { grammars, type Kind } from '../grammar/index.ts';
import { validateGrammar } from '../grammar/validateGrammar.ts';
import { put, type Json } from '../lenses/json.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/** Everything that a document says and may not, of what it did not say before: whoever corrects it sees it all at once. */
export function everyUnfit(kind: Kind, before: Json, after: Json): Diagnostic[] {
  const known = new Set(faultsIn(kind, before).map(({ pointer }) => pointer));
  return faultsIn(kind, after).filter(({ pointer }) => !known.has(pointer));
}

function faultsIn(kind: Kind, value: Json): Diagnostic[] {
  const faults = validateGrammar(grammars[kind], value);
  if (kind !== 'settings' || faults.some(({ pointer }) => pointer === '')) return faults;
  // Limits are of what fits the grammar: the rest is looked at without what does not.
  const fit = faults.reduce<Json>((so, { pointer }) => put(so, pointer, undefined), value);
  return [...faults, ...settingsFaults(fit as unknown as SettingsDocument)];
}
