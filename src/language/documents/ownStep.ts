import type { FormDocument } from './form.ts';

/** What stands above a step of a tenant's own questions alone. */
export const OWN_STEP = 'own_questions';

/** Whether a step asks questions of the tenant's own and nothing else. */
export function isOwnStep({ steps, data }: FormDocument, id: string): boolean {
  const names = Object.keys(steps[id]?.fields ?? {});
  return names.length > 0 && names.every((name) => data.properties[name]?.own === true);
}
