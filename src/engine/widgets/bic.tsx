import { codeWidget } from './code.tsx';

/** BIC (SWIFT code) of a bank, upper case. */
export const bic = codeWidget({ long: 11 });
