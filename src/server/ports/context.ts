import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Background } from '../database/background.ts';
import type { Clock } from '../database/clock.ts';
import type { Config } from '../kernel/config.ts';
import type { Tables } from '../tables/tables.ts';
import type { Due } from './due.ts';
import type { Mail } from './mail.ts';
import type { FileStore } from './fileStore.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import type { InspectionPool } from './inspectionPool.ts';
import type { EmailCipher } from './emailCipher.ts';
import type { PdfWorkerPool } from './pdfWorkerPool.ts';
import type { Published } from './published.ts';
import type { ReleaseBuilder } from './releaseBuilder.ts';
import type { SigningAuthority } from './signingAuthority.ts';
import type { HostTable } from './hostTable.ts';

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
  passwords: PasswordHasher;
  mail: Mail;
  /** Reads and writes what the letters of the outbox say. */
  letters: EmailCipher;
  /** Certifies whoever signs, and seals what the house makes. */
  signing: SigningAuthority;
  /** Bytes of documents. */
  files: FileStore;
  /** Makes PDFs. */
  pdf: PdfWorkerPool;
  /** Looks into files that arrive, in processes of their own. */
  inspection: InspectionPool;
  /** For work that goes on after the answer. */
  background: Background;
  published: Published;
  /** Checks and makes releases of proposals. */
  releases: ReleaseBuilder;
  /** What falls due while the server runs. */
  due: Due;
  /** Answers are held against the contract before they leave: tests. */
  validateResponses: boolean;
}
