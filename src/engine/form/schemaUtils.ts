import type { SchemaUtilsType } from '@rjsf/utils';
import { newRow } from '../fields/defaults.ts';

/**
 * What rjsf asks about schemas. The language has no references, no combinations and no conditions
 * in its schemas, so every schema is its own resolution: nothing to retrieve, merge or validate.
 */
export const schemaUtils = {
  retrieveSchema: (schema: object) => schema,
  isSelect: () => false,
  isMultiSelect: () => false,
  isFilesArray: () => false,
  getDisplayLabel: () => true,
  getDefaultFormState: newRow,
} as unknown as SchemaUtilsType;
