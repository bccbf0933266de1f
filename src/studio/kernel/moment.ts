const format = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as whoever edits reads it, in Madrid's time. */
export const moment = (instant: string): string => format.format(new Date(instant));
