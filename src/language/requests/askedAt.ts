import type { FormDocument } from '../documents/form.ts';
import { segments } from '../values/pointer.ts';
import type { Asked } from '../widgets/asked.ts';
import { cellsOf } from './withoutLocal.ts';

/** The question of a form at a place of its answers (`/answers/rows/0/cell`); a row's questions are its columns. */
export function askedAt({ data, fields }: FormDocument, path: string): Asked | undefined {
  const [root, name = '', , cell] = segments(path);
  if (root !== 'answers' || !Object.hasOwn(data.properties, name)) return undefined;
  const property = data.properties[name]!;
  const field = own(fields, name) ?? {};
  if (cell === undefined) return { property, field };
  const inner = own(cellsOf(property), cell);
  return inner && { property: inner, field: own(field.fields, cell) ?? {} };
}

const own = <T>(table: Record<string, T> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;
