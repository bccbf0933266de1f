import type { FormDocument } from '../documents/form.ts';

/** Whether an answer is a tick that the form demands: it means something only where it is given, with each submission anew. */
export const isDemandedTick = ({ data: { properties } }: FormDocument, name: string): boolean =>
  Object.hasOwn(properties, name) && properties[name]!['truthyCheckbox'] !== undefined;
