/** Widgets whose answers are secrets: they are told to nobody and kept nowhere. */
export const secretWidgets: ReadonlySet<string> = new Set(['password', 'otp']);
