import type { Input, OperationId } from '#/contract/call.ts';
import type { FieldOf } from '#/language/widgets/asked.ts';
import type { FormContext } from '../../fields/formContext.ts';
import { refusedToShow } from '../../calls/readsOnly.ts';
import { inputOf } from '../../calls/inputOf.ts';

/** A stored document by its name. */
export interface NamedFile {
  uuid: string;
  filename: string;
}

/** The files that were sent before, by name, where the document says who knows them; none where nobody tells. */
export async function storedNames(
  { stored }: FieldOf<'file'>,
  { ports, store }: Pick<FormContext, 'ports' | 'store'>,
): Promise<NamedFile[]> {
  const input = stored && inputOf(stored, store.scope());
  if (!stored || !input || refusedToShow(stored.call as OperationId)) return [];
  const { data } = await ports.call(stored.call as OperationId, input as Input<OperationId>);
  return documentsIn(data);
}

function documentsIn(answer: unknown): NamedFile[] {
  const { documents = [] } =
    (answer as { data?: { documents?: NamedFile[] } } | undefined)?.data ?? {};
  return documents.filter(({ uuid, filename }) => Boolean(uuid && filename));
}
