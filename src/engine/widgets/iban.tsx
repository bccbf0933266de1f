import { codeWidget } from './code.tsx';

/** IBAN, shown in groups of four and answered without spaces. */
export const iban = codeWidget({ long: 34, groups: 4 });
