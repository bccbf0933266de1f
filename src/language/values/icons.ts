/** The pictures that a navigation document may name, each with what it is called; the application draws each. */
export const icons = {
  home: 'Casa',
  wallet: 'Cartera',
  list: 'Lista',
  exchange: 'Cambio',
  person: 'Persona',
  settings: 'Ajustes',
  document: 'Documento',
  report: 'Informe',
  bell: 'Campana',
  alert: 'Alerta',
  message: 'Mensaje',
  addPerson: 'Persona nueva',
  archive: 'Archivo',
} as const;

export type IconName = keyof typeof icons;
