import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Tables } from './database/tables.ts';
import type { FileStore } from './files/fileStore.ts';
import type { Sentence } from './http/sentences.ts';
import type { PasswordHasher } from './identity/passwordHasher.ts';
import type { InspectionPool } from './inspection/inspectionPool.ts';
import type { EmailCipher } from './mail/emailCipher.ts';
import type { Mail } from './mail/mail.ts';
import type { PdfWorkerPool } from './pdf/pdfWorkerPool.ts';
import type { Published } from './releases/published.ts';
import type { HostTable } from './tenants/hostTable.ts';

/** Everything that a handler may take from outside of its request. */
export interface Context {
  config: Config;
  db: Kysely<Tables>;
  log: Logger;
  clock: Clock;
  /** The server's time; rules get theirs from here. */
  now(): Date;
  /** A new random id (uuid v4). */
  id(): string;
  hosts: HostTable;
  sentence: Sentence;
  passwords: PasswordHasher;
  mail: Mail;
  /** Reads and writes what the letters of the outbox say. */
  letters: EmailCipher;
  /** Bytes of documents. */
  files: FileStore;
  /** Makes PDFs. */
  pdf: PdfWorkerPool;
  /** Looks into files that arrive, in processes of their own. */
  inspection: InspectionPool;
  /** For work that goes on after the answer. */
  background: Background;
  published: Published;
  /** Answers are held against the contract before they leave: tests. */
  validateResponses: boolean;
}
