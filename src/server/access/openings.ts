import type { OperationId } from '#/contract/call.ts';

/** What somebody opened of what a dossier is about. */
export type Opened = 'DOCUMENT' | 'ORDER' | 'DOSSIER' | 'ANSWERS';

/** Calls by which something is opened that a dossier tells of, and the parameter of their address that names it. */
export const openings: Readonly<
  Partial<
    Record<
      OperationId,
      { opened: Opened; by: 'id' | 'docId' | 'dossierId' | 'transcriptId' | 'version' }
    >
  >
> = {
  downloadIntervenerDocument: { opened: 'DOCUMENT', by: 'docId' },
  downloadAccountDocument: { opened: 'DOCUMENT', by: 'docId' },
  downloadOperationDocument: { opened: 'DOCUMENT', by: 'docId' },
  downloadOriginalDocument: { opened: 'DOCUMENT', by: 'id' },
  getOperation: { opened: 'ORDER', by: 'id' },
  downloadOperationDossier: { opened: 'DOSSIER', by: 'id' },
  downloadDeclarationDossier: { opened: 'DOSSIER', by: 'dossierId' },
  getTranscript: { opened: 'ANSWERS', by: 'transcriptId' },
  downloadTranscript: { opened: 'ANSWERS', by: 'transcriptId' },
  getIntervenerKyc: { opened: 'ANSWERS', by: 'version' },
};
