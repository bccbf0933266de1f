import type { Permission } from '#/contract/permission.ts';

/**
 * The permission sets that every tenant begins with, by key name; a tenant's own stand beside them. What is
 * not granted is denied. @source specification §3 Intervener, §6: staff validate, change statuses and export
 * by their permission set
 */
export const permissionSets: Readonly<Record<string, readonly Permission[]>> = {
  OPERATIONS: ['read', 'operate', 'validate', 'change_status', 'export_rd', 'see_photos'],
  DOCUMENTATION: ['read', 'validate', 'see_photos'],
  REGISTRY: ['read', 'export_rd'],
  CONSULTATION: ['read'],
  STUDIO_EDITION: ['edit'],
  STUDIO_PUBLICATION: ['edit', 'publish'],
};
