import type { ErrorSchema, FieldProps, RJSFSchema } from '@rjsf/utils';
import { effectiveRow } from '#/language/effective.ts';
import { planOf } from '#/language/validation/plan.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { uiSchemaFor } from './uiSchemaFor.ts';
import { idOf } from './ids.ts';
import { fieldDescriptorOf } from './fieldDescriptor.ts';
import { contextOf } from '../fields/control.ts';

/** The columns of one row that it shows now, in order; a row's rules read the row alone. */
export function RowFields(props: FieldProps) {
  const { fieldPathId, formData, errorSchema, registry, onChange, onBlur, onFocus } = props;
  const { document } = contextOf({ registry }).store;
  const { SchemaField } = registry.fields;
  const name = String(fieldPathId.path[0]);
  const index = Number(fieldPathId.path[1]);
  const row = (formData ?? {}) as Answers;
  const { shown, required } = effectiveRow(document, name, row);
  const order = planOf(document).rows.get(name)?.order ?? [];
  if (!SchemaField) return null;
  return (
    <div className="fields">
      {order
        .filter((column) => shown.has(column))
        .map((column) => (
          <SchemaField
            key={column}
            name={column}
            schema={
              (fieldDescriptorOf(document, [name, index, column])?.property ?? {}) as RJSFSchema
            }
            uiSchema={uiSchemaFor(document, name, column)}
            errorSchema={errorSchema?.[column] as ErrorSchema | undefined}
            fieldPathId={idOf(name, index, column)}
            formData={row[column]}
            required={required.has(column)}
            registry={registry}
            onChange={onChange}
            onBlur={onBlur}
            onFocus={onFocus}
          />
        ))}
    </div>
  );
}
