/** The language of the page (ISO 639-1). */
export const spoken = (): string => document.documentElement.lang.split('-')[0] || 'es';
