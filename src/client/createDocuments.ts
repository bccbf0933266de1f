import type { Call, Input, Output, Result } from '#/contract/call.ts';
import type { Schema } from '#/contract/schema.ts';
import type { Download, DownloadedFile } from './createDownload.ts';
import { problems } from './problems.ts';

/** Which service serves a document. @source specification §3 */
export type DocumentEntityType = Schema<'DocumentEntityType'>;

/** Files to upload and what they are: one code for all, or one for each. */
export type Upload = Omit<Schema<'DocumentUpload'>, 'attachment' | 'filename' | 'section'> & {
  files: File[];
};

type Documents = Output<'uploadAccountDocuments'>['data'];
interface Service {
  get(id: string, docId: string): Promise<Result<DownloadedFile>>;
  upload(id: string, body: Schema<'DocumentUpload'>): Promise<Result<{ data: Documents }>>;
}

/** Gets, uploads and updates documents by the type of the entity that they belong to. */
export function createDocuments(call: Call, download: Download) {
  const account: Service = {
    get: (id, docId) => download('downloadAccountDocument', { path: { id, docId } }),
    upload: (id, body) => call('uploadAccountDocuments', { path: { id }, body }),
  };
  const intervener: Service = {
    get: (id, docId) => download('downloadIntervenerDocument', { path: { id, docId } }),
    upload: (id, body) => call('uploadIntervenerDocuments', { path: { id }, body }),
  };
  const operation: Service = {
    get: (id, docId) => download('downloadOperationDocument', { path: { id, docId } }),
    upload: (id, body) => call('uploadOperationDocuments', { path: { id }, body }),
  };
  const services: Record<DocumentEntityType, Service> = {
    ACCOUNT: account,
    BANK_ACCOUNTS: account,
    INTERVENER: intervener,
    INTERVENERS: intervener,
    OPERATION: operation,
  };

  async function served<T>(
    type: DocumentEntityType,
    use: (service: Service) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    return Object.hasOwn(services, type)
      ? use(services[type])
      : { problem: problems.unknownDocumentType(type) };
  }

  return {
    get: (type: DocumentEntityType, id: string, docId: string) =>
      served(type, (service) => service.get(id, docId)),
    upload: (type: DocumentEntityType, id: string, { files, ...what }: Upload) =>
      served(type, (service) =>
        service.upload(id, {
          ...what,
          attachment: files,
          filename: files.map((file) => file.name),
          section: type,
        }),
      ),
    /** Only documents of operations can be changed. */
    update: (type: 'OPERATION', { uuid, uuidDocuemnt, data }: DocumentChange) =>
      served(type, () =>
        call('updateOperationDocument', { path: { id: uuid, docId: uuidDocuemnt }, body: data }),
      ),
  };
}

export interface DocumentChange {
  uuid: string;
  uuidDocuemnt: string;
  data: Input<'updateOperationDocument'>['body'];
}
