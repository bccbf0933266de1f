import type { Intervener } from './intervener.ts';

/** Type J; anything else is held to the rules of a natural person. @source specification §3 */
export function isLegalPerson(intervener: Pick<Intervener, 'type'>): boolean {
  return intervener.type === 'J';
}
