import { codeWidget } from './code.tsx';

/** ISIN of a security, upper case. */
export const isin = codeWidget({ long: 12 });
