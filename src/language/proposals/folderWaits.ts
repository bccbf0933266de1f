import type { FileDiagnostic } from '../values/diagnostic.ts';

/** Told where a tenant's folder changed after its Studio published: its changes are not served by themselves. */
export const folderWaits = (tenant: string): FileDiagnostic => ({
  file: `tenants/${tenant}`,
  pointer: '',
  message:
    'La carpeta ha cambiado desde que se publicó en el Estudio: manda lo publicado, y sus cambios esperan.',
  severity: 'warning',
});
