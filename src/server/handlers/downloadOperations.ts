import { operationsFile } from '../orders/operationsFile.ts';
import type { Handler } from '../ports/handler.ts';

/** The operations as a file, the question in the address. */
export const downloadOperations: Handler<'downloadOperations'> = ({
  context,
  actor,
  query,
  words,
  inTenant,
}) => inTenant((db) => operationsFile(context, db, actor, query, '/query', words));

/** The same file, the question in the body. */
export const createOperationsDownload: Handler<'createOperationsDownload'> = ({
  context,
  actor,
  body,
  words,
  inTenant,
}) => inTenant((db) => operationsFile(context, db, actor, body ?? {}, '/body', words));
