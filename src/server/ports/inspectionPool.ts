import type { FileKindName } from '#/domain/documents/fileKinds.ts';
import type { Fault } from './inspectionFault.ts';

/** Whose file it is; one of a person is looked into at a time. */
export interface Sender {
  tenant: string;
  person: string;
}

/** Processes of their own for what strangers send: whatever a file does there, only that file is refused. */
export interface InspectionPool {
  /** Throws the 429 of `look` where it would: what is asked before a file is taken in. */
  refuseIfFull(sender: Sender): void;
  /**
   * `read` is called when it is the file's turn. Refuses with 429 when too many wait already. With a `side` a
   * square JPEG is kept of a picture.
   */
  look(
    sender: Sender,
    kind: FileKindName,
    read: () => Promise<Buffer>,
    side?: number,
  ): Promise<Looked>;
  close(): Promise<void>;
}

/** What came of a file in a child; `stopped` when the child had to be ended for it, or broke. */
export type Looked = { stopped: boolean } & (
  { bytes: Buffer; isSigned: boolean; fault?: never } | { bytes?: never; fault: Fault }
);
