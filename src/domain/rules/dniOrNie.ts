import { isDni } from './dni.ts';
import { isNie } from './nie.ts';
import { textRule } from './text.ts';

/**
 * Identity number of a natural person in Spain: a DNI or a NIE, whichever they have. Option: `true`.
 * @source Real Decreto 1553/2005, Orden INT/2058/2008
 */
export const checkDniOrNie = textRule('dni_or_nie', (text) => isDni(text) || isNie(text));
