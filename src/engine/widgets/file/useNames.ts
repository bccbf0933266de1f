import { useEffect, useEffectEvent } from 'react';
import type { FieldOf } from '#/language/widgets/asked.ts';
import type { FormContext } from '../../fields/formContext.ts';
import type { Uploads } from './createUploads.ts';
import { storedNames } from './storedNames.ts';

/** Asks once for the names of files that an earlier visit has sent, where the document says who knows them. */
export function useNames(field: FieldOf<'file'>, uploads: Uploads, context: FormContext): void {
  const ask = useEffectEvent((uploads: Uploads) => {
    if (!uploads.files().some(({ uuid, name }) => uuid && !name)) return;
    void storedNames(field, context).then((files) => {
      for (const { uuid, filename } of files) uploads.name(uuid, filename);
    });
  });
  // Once for each opening of the field; a name that nobody tells stays untold.
  useEffect(() => ask(uploads), [uploads]);
}
