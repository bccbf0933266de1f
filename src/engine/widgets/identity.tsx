import { codeWidget } from './code.tsx';

/** Number of an identity document (DNI, NIE, passport …), upper case without hyphens or spaces. */
export const identity = codeWidget({ long: 20 });
