import { keyed, named, optional, told } from '../notation/build.ts';
import { label, shownValue, when } from '../notation/parts.ts';

/** The colours of what is said to somebody. */
export const alerts = {
  info: 'Azul, informa',
  success: 'Verde, va bien',
  warning: 'Ámbar, avisa',
  danger: 'Rojo, va mal',
} as const;
/** The colours of what is told apart by more than its words. */
export const shades = { ...alerts, neutral: 'Gris' } as const;
const tone = named(shades);

/** Sign, arrow and colour by the value. */
export const gain = told(
  named({ gain: 'Ganancia o pérdida' }),
  'Signo y color',
  'Pone signo, flecha y color según el valor sea positivo o negativo.',
);

/** A colour for each code of a value, which is then drawn as a tag; the word is always there too. */
export const tones = told(
  keyed(tone, { propertyNames: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' } }),
  'Colores por código',
  'De qué color se dibuja cada código; la palabra se lee siempre.',
);

/** What is copied without spaces, so that what is announced agrees with it. */
export const copy = told(
  named({ iban: 'Un IBAN', isin: 'Un ISIN', number: 'Un número', reference: 'Una referencia' }),
  'Se puede copiar como',
  'Añade un botón que lo copia sin espacios.',
);

/** A value with its label, as tables, summaries and cards show it. `gain` adds sign, arrow and colour. */
export const shown = {
  label,
  value: shownValue,
  tone: optional(gain),
  tones: optional(tones),
  copy: optional(copy),
  when: optional(when),
};
