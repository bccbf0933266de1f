/** The pictures that a navigation document may name; the application draws each. */
export const iconNames = [
  'home',
  'wallet',
  'list',
  'exchange',
  'person',
  'settings',
  'document',
  'report',
  'bell',
  'alert',
  'message',
  'addPerson',
  'archive',
] as const;

export type IconName = (typeof iconNames)[number];
