import { codeWidget } from './code.tsx';

/** Fingerprint of a file, in groups that the eye can follow. */
export const fingerprint = codeWidget({ long: 64, groups: 8 });
