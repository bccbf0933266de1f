import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { pdfFile } from '../files.ts';
import { fileParts, multipart } from '../multipart.ts';
import type { Ask } from '../server.ts';
import { rowOf } from './allowed.ts';
import type { Objects } from './objects.ts';
import type { Named, Row } from './row.ts';

export interface PreparedRequest {
  method: string;
  url: string;
  options: Ask;
}

const pdf = await pdfFile();

/** The request of a call's row about these objects: valid path, query and body. */
export function requestOf(
  id: OperationId,
  objects: Objects,
  row: Row = rowOf(id),
): PreparedRequest {
  const { method, path } = calls[id];
  const named = (name: Named) =>
    name.startsWith('=') ? name.slice(1) : String(objects[name as keyof Objects]);
  const filled = path.replace(/\{([^}]+)\}/g, (_, parameter: string) => {
    const name = row.path?.[parameter];
    if (!name) throw new Error(`the row of ${id} does not say what {${parameter}} is`);
    return encodeURIComponent(named(name));
  });
  const query = Object.entries(row.query ?? {}).map(([key, name]) => [key, named(name)]);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  const file = row.isUpload && multipart(fileParts(pdf));
  return {
    method,
    url: `/api${filled}${search}`,
    options: {
      ...(row.body && { payload: row.body(objects) }),
      ...(row.form && { form: { ...row.form } }),
      ...file,
      ...(row.headers && { headers: row.headers(objects) }),
    },
  };
}
