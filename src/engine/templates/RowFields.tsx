import type { FieldProps } from '@rjsf/utils';
import { effectiveRow } from '#/language/effective.ts';
import { planOf } from '#/language/validation/plan.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { contextOf } from '../fields/control.ts';
import { fieldDescriptorOf } from './fieldDescriptor.ts';
import { Question } from './Question.tsx';

/** The columns of one row that it shows now, in order; a row's rules read the row alone. */
export function RowFields({ fieldPathId, formData, errorSchema, registry }: FieldProps) {
  const context = contextOf({ registry });
  const { document } = context.store;
  const [name, index] = fieldPathId.path as [string, number];
  const row = (formData ?? {}) as Answers;
  const { shown, required } = effectiveRow(document, name, row);
  const order = planOf(document).rows.get(name)?.order ?? [];
  return (
    <div className="fields">
      {order
        .filter((column) => shown.has(column))
        .map((column) => (
          <Question
            key={column}
            id={`${fieldPathId.$id}/${column}`}
            part={fieldDescriptorOf(document, [name, index, column])!}
            value={row[column]}
            required={required.has(column)}
            rawErrors={errorSchema?.[column]?.__errors}
            context={context}
          />
        ))}
    </div>
  );
}
