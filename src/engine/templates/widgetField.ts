import type { ReactNode } from 'react';
import type { FieldProps, WidgetProps } from '@rjsf/utils';
import { Unknown } from './Unknown.tsx';
import { widgets } from '../widgets/index.ts';

/**
 * Each widget as a field of rjsf, below its `SchemaField`: what rjsf's own fields look up (which widget,
 * which options) is known from the document, so a question is two components less.
 */
export const widgetFields: Readonly<Record<string, (props: FieldProps) => ReactNode>> =
  Object.fromEntries([
    ...Object.entries(widgets).map(([name, { Component }]) => [name, fieldOf(Component)]),
    ['unknown', fieldOf(Unknown)],
  ]);

function fieldOf(Component: (props: WidgetProps) => ReactNode) {
  return function WidgetField({ fieldPathId, name, schema, uiSchema, ...props }: FieldProps) {
    const { formData, required, registry, rawErrors } = props;
    return Component({
      id: fieldPathId.$id,
      name,
      label: schema.title ?? name,
      value: formData,
      options: uiSchema?.['ui:options'] ?? {},
      schema,
      required,
      registry,
      rawErrors,
    } as WidgetProps);
  };
}
