import { useEffect, useEffectEvent } from 'react';
import type { Input, OperationId } from '#/contract/call.ts';
import type { FieldOf } from '#/language/widgets/asked.ts';
import type { FormContext } from '../../fields/formContext.ts';
import { refusedToShow } from '../../calls/readsOnly.ts';
import { inputOf } from '../../calls/inputOf.ts';
import type { Uploads } from './createUploads.ts';

/** Asks once for the names of files that an earlier visit has sent, where the document says who knows them. */
export function useNames(
  { stored }: FieldOf<'file'>,
  uploads: Uploads,
  { ports, store }: FormContext,
): void {
  const ask = useEffectEvent((uploads: Uploads) => {
    const isUnnamed = uploads.files().some(({ uuid, name }) => uuid && !name);
    const input = stored && isUnnamed ? inputOf(stored, store.scope()) : undefined;
    if (!stored || !input) return;
    if (refusedToShow(stored.call as OperationId)) return;
    void ports.call(stored.call as OperationId, input as Input<OperationId>).then(({ data }) => {
      for (const { uuid, filename } of documentsIn(data)) uploads.name(uuid, filename);
    });
  });
  // Once for each opening of the field; a name that nobody tells stays untold.
  useEffect(() => ask(uploads), [uploads]);
}

interface Named {
  uuid: string;
  filename: string;
}

function documentsIn(answer: unknown): Named[] {
  const { documents = [] } = (answer as { data?: { documents?: Named[] } } | undefined)?.data ?? {};
  return documents.filter(({ uuid, filename }) => Boolean(uuid && filename));
}
