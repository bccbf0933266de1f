import { isolate } from '../values/isolate.ts';

/** A mark that no sentence contains: i18next's own markers are moved out of the way of plain prose. */
const never = '\u0000';

/**
 * How i18next says sentences, in browsers and on servers alike. Keys are codes or whole Spanish sentences, so nothing
 * in them is a separator; a `{name}` is filled once, whatever the value holds, and a value that is read from right to
 * left is kept apart from the words around it.
 */
export const fillOptions = {
  keySeparator: false,
  nsSeparator: false,
  pluralSeparator: `${never}plural`,
  contextSeparator: `${never}context`,
  returnEmptyString: false,
  interpolation: {
    escapeValue: true,
    escape: isolate,
    prefix: '{',
    suffix: '}',
    skipOnVariables: true,
    nestingPrefix: `${never}nest(`,
    nestingSuffix: `)${never}`,
  },
} as const;
