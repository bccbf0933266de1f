import { HttpError } from '../kernel/httpError.ts';

/** Which version of which form a request says its answers were given in. */
export interface NamedForm {
  id: string;
  hash: string;
}

const FORM = /^([A-Za-z][A-Za-z0-9_-]{0,79})@([0-9a-f]{64})$/;

/** Reads `X-Form: id@hash`; nothing where it is not sent. @throws HttpError 400 when it cannot be read */
export function formHeader(header: string | string[] | undefined): NamedForm | undefined {
  if (header === undefined) return undefined;
  const [, id, hash] = (typeof header === 'string' && FORM.exec(header)) || [];
  if (id === undefined || hash === undefined)
    throw new HttpError(400, [{ code: 'form_header', path: '/headers/X-Form' }]);
  return { id, hash };
}
