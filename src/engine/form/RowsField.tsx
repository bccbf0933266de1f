import { useCallback, useMemo } from 'react';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import type { FieldErrors } from '../fields/errors.ts';
import type { FormContext } from '../fields/formContext.ts';
import type { FieldDescriptor } from '../templates/fieldDescriptor.ts';
import { idOf } from '../templates/ids.ts';
import { createRegistry } from './registry.ts';

export interface RowsFieldProps {
  part: FieldDescriptor;
  value: unknown;
  required: boolean;
  errors: FieldErrors | undefined;
  context: FormContext;
}

/** A list of rows: rjsf's own array field under our templates, over the store. */
export function RowsField({ part, value, required, errors, context }: RowsFieldProps) {
  const { store } = context;
  const registry = useMemo(() => createRegistry(context), [context]);
  const change = useCallback(
    (next: unknown, path: (string | number)[]) => store.set(path, next),
    [store],
  );
  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  return (
    <SchemaField
      name={part.name}
      schema={part.property as RJSFSchema}
      errorSchema={errors as ErrorSchema | undefined}
      fieldPathId={idOf(part.name)}
      formData={value}
      required={required}
      registry={registry}
      onChange={change}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
}

const ignore = () => undefined;
