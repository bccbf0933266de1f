import type { Schema } from '#/contract/schema.ts';
import { bytesOf } from '../files/bytesOf.ts';
import type { LocalFile } from '../ports/fileStore.ts';

/** One file of an upload with its own fields, whatever way it was sent. */
export interface SentFile {
  /** Place of its fields in the request: `/3`, or nothing where each field stands alone. */
  at: string;
  file: LocalFile | Buffer;
  filename: string;
  category: string;
  subcategory: string;
  uuidAccount?: string;
  uuidBankAccount?: string;
}

/** A field that was sent once for all files or once for each. */
type OnceOrEach<T> = T | T[] | undefined;

/**
 * The files of an upload, each with its fields; `issues` names a list that is not as long as there are
 * files, or content that is no base64.
 * @source specification §3 Document: one string for all files or one value per file
 */
export function readUpload(body: Schema<'DocumentUpload'> | Schema<'DocumentRequest'>) {
  return 'content' in body ? readJson(body) : readMultipart(body);
}

function readJson(body: Schema<'DocumentRequest'>) {
  const { filename, category, subcategory, uuid_account, uuid_bank_account } = body;
  const bytes = bytesOf(body.content);
  const file: SentFile = {
    at: '',
    file: bytes ?? Buffer.alloc(0),
    filename,
    category,
    subcategory,
    uuidAccount: uuid_account,
    uuidBankAccount: uuid_bank_account,
  };
  return {
    files: [file],
    issues: bytes ? [] : [{ code: 'document_content', path: '/content' }],
  };
}

function readMultipart(body: Schema<'DocumentUpload'>) {
  // What the contract calls a file was taken to the disk before the handler was asked.
  const attachments = body.attachment as unknown as LocalFile[];
  const { filename, category, subcategory, uuid_account, uuid_bank_account } = body;
  const lists = { filename, category, subcategory, uuid_account, uuid_bank_account };
  const issues = Object.entries(lists)
    .filter(([, value]) => Array.isArray(value) && value.length !== attachments.length)
    .map(([name]) => ({ code: 'files_differ', path: `/${name}` }));
  const files = attachments.map((file, index): SentFile => {
    const own = <T>(value: OnceOrEach<T>) => (Array.isArray(value) ? value[index] : value);
    return {
      at: `/${index}`,
      file,
      filename: filename[index] ?? '',
      category: own(category) ?? '',
      subcategory: own(subcategory) ?? '',
      uuidAccount: own(uuid_account),
      uuidBankAccount: own(uuid_bank_account),
    };
  });
  return { files, issues };
}
