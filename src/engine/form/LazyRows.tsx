import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { RowsFieldProps } from './RowsField.tsx';

let here: ComponentType<RowsFieldProps> | undefined;

/** Brings what draws lists of rows: it is rjsf, which few forms need. */
export async function bringRows(): Promise<{ default: ComponentType<RowsFieldProps> }> {
  const { RowsField } = await import('./RowsField.tsx');
  here = RowsField;
  return { default: RowsField };
}

const Later = lazy(bringRows);

/** A list of rows; bones stand in its place until what draws it has come. */
export function LazyRows(props: RowsFieldProps) {
  const [Rows] = useState(() => here ?? Later);
  return (
    <Suspense fallback={<span className="bone bone--control" />}>
      <Rows {...props} />
    </Suspense>
  );
}
