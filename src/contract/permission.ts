/**
 * What a permission set may grant to staff beside a login, as `x-permission` of a call names it: work on requests
 * and alerts, validating documents and data, moving statuses, the files for the registry, and seeing photos of
 * clients; the last two are the Studio's. @source specification §3 Intervener
 */
export const permissions = [
  'read',
  'operate',
  'validate',
  'change_status',
  'export_rd',
  'see_photos',
  'edit',
  'publish',
] as const;

export type Permission = (typeof permissions)[number];
