const names = new Intl.DisplayNames('es', { type: 'language' });

/** A language as Spanish calls it. */
export const languageName = (language: string): string => names.of(language) ?? language;
