import { grammars } from '../grammar/index.ts';
import { segments, step } from '../values/pointer.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { warning, type Check } from './context.ts';
import { found } from '../grammar/walk.ts';

/** Every call of a screen is read by something: one that is not would be asked at each visit for nothing. */
export const checkUnused: Check = ({ kind, value }) =>
  kind === 'screen'
    ? unreadCalls(value as ScreenDocument).map((name) =>
        warning(`/data${step(name)}`, `Nada de la pantalla lee lo que responde «${name}».`),
      )
    : [];

/** Names of the calls of a screen whose answers nothing on it reads. */
export function unreadCalls(screen: ScreenDocument): string[] {
  const named = found(grammars.screen, screen, 'source').map((source) => String(source.value));
  const read = found(grammars.screen, screen, 'pointer', 'list')
    .map((visit) => segments(String(visit.value)))
    .flatMap(([root, name]) => (root === 'data' && name !== undefined ? [name] : []));
  const used = new Set([...named, ...read]);
  return Object.keys(screen.data ?? {}).filter((name) => !used.has(name));
}
