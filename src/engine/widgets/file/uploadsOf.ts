import type { Input, Result } from '#/contract/call.ts';
import type { Upload, UploadCall, UploadOptions } from '#/contract/upload.ts';
import type { AskedOf } from '#/language/widgets/asked.ts';
import type { FormContext } from '../../fields/formContext.ts';
import { toPath } from '../../fields/path.ts';
import type { FormStore } from '../../fields/formStore.ts';
import { inputOf } from '../../calls/inputOf.ts';
import { answerOf } from './answerOf.ts';
import { createUploads, type Uploads } from './createUploads.ts';
import { filesOf } from './filesOf.ts';
import { limitsOf } from './limitsOf.ts';

/**
 * The uploads of a field. They live as long as the form and tell its store themselves, so sending goes
 * on while the person is on another page of it; answers that came from elsewhere begin anew.
 */
export function uploadsOf(
  id: string,
  asked: AskedOf<'file'>,
  store: FormStore,
  context: () => FormContext,
): Uploads {
  const { uploads, names } = filesOf(store);
  const { isList } = limitsOf(asked);
  const value = store.valueAt(id);
  const made = uploads.get(id);
  if (made && same(answerOf(made.files(), isList).value, value)) return made;
  for (const { key } of made?.files() ?? []) made?.remove(key);
  const uuids = [value ?? []].flat() as string[];
  const next = createUploads(() => ({
    ...limitsOf(asked),
    known: uuids.map((uuid) => ({ uuid, name: names.get(uuid) ?? '' })),
    send: (file, options) => send(file, asked, context(), options),
  }));
  uploads.set(id, next);
  next.subscribe(() => {
    if (uploads.get(id) !== next || !isThere(store, id)) return;
    const files = next.files();
    for (const { uuid, name } of files) if (uuid && name) names.set(uuid, name);
    const { value: now, doubt } = answerOf(files, isList);
    store.doubt(id, doubt);
    if (!same(now, store.valueAt(id))) store.set(toPath(id), now);
  });
  return next;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A row may have been taken away while its file was on its way. */
function isThere(store: FormStore, id: string): boolean {
  const above = id.slice(0, id.lastIndexOf('/'));
  return toPath(id).length === 1 || store.valueAt(above) !== undefined;
}

/** One file by the field's call; the fields that say what it is come from the document. */
async function send(
  file: File,
  { field }: AskedOf<'file'>,
  { ports, store }: FormContext,
  options: UploadOptions,
): Promise<Result<{ uuid: string }>> {
  const input = inputOf(field.upload, store.scope()) as Partial<Input<'uploadIntervenerDocuments'>>;
  if (!ports.upload || !input) return { problem: unable };
  const body = { ...input.body, filename: [file.name], attachment: [file] };
  const { data, problem } = await (ports.upload as Upload)(
    field.upload.call as UploadCall,
    { ...input, body } as never,
    options,
  );
  if (problem) return { problem };
  const [document] = data.data.documents;
  return document ? { data: document } : { problem: unable };
}

const unable = { status: 0, name: 'Error', message: '', errors: [] };
