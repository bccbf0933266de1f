import type { DocumentFile } from '#/language/assembly/source.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Change } from '#/language/proposals/changeOf.ts';
import type { DocumentFault } from '#/language/proposals/layProposal.ts';
import type { Conflict } from '#/language/proposals/mergeDocuments.ts';
import type { Proposal } from '#/language/proposals/proposal.ts';
import type { Release } from '#/language/release/release.ts';

/** A proposal, and what it is laid over. */
export interface ProposalBuild {
  /** Name of the tenant's folder. */
  tenant: string;
  /** The tenant's own files as they are now. */
  own: readonly DocumentFile[];
  /** Texts of what it changes in the release that it began with. */
  base: Documents;
  changed: Proposal['changed'];
  overruled?: Proposal['overruled'];
  /** The release is given with its texts: it is to be written. */
  isWritten?: boolean;
}

/** A fault of a proposal. */
export interface BuiltFault extends DocumentFault {
  /** It was there before, in the files that the server lays a proposal over: whoever proposes cannot mend it. */
  isForeign?: true;
}

export interface BuiltProposal {
  conflicts: Conflict[];
  faults: BuiltFault[];
  changes: Change[];
  /** Of each document that it changes, now and with it. */
  figures: DocumentFigures[];
  /** `<kind>/<id>` → nodes that the law holds. */
  locked: Record<string, string[]>;
  /** `form/<id>` of those that send a regulated call, now or with it. */
  regulated: string[];
  /** Sentences with other words, or another translation, that are said where words are looked at. */
  saidGravely: string[];
  /** The tenant's own files with it, and the release that they make; without its texts unless it is to be written. */
  files: DocumentFile[];
  release: Release;
}

/** Two sets of documents of a tenant: what changed from one to the other. */
export interface Comparison {
  /** The documents that are compared. */
  paths: readonly string[];
  before: Documents;
  after: Documents;
}

/** What is told of a change, whether or not it was published. */
export type Told = Pick<
  BuiltProposal,
  'changes' | 'figures' | 'locked' | 'regulated' | 'saidGravely'
>;

export interface DocumentFigures {
  /** `<kind>/<id>`. */
  path: string;
  /** Of its text with what a page loads to draw it, compressed. */
  bytes: number;
  bytes_before: number;
  fields: number;
  fields_before: number;
  /** Conditions that are judged with each key at most. */
  conditions: number;
  conditions_before: number;
  /** Calls of which each waits for the one before. */
  turns: number;
  turns_before: number;
}

/** Where each document that is not as all tenants share it comes from. */
export interface Origins {
  /** `<kind>/<id>` → what all tenants share, where this one says it otherwise; null where it is this one's alone. */
  own: Record<string, string | null>;
  /** The table of locks. */
  locks: string;
}

/** Checks and makes releases in a thread of its own, from the files of the product and those of a tenant. */
export interface ReleaseBuilder {
  build(proposal: ProposalBuild): Promise<BuiltProposal>;
  /** Tells what changed from one set of documents to another, both whole. */
  compare(comparison: Comparison): Promise<Told>;
  /** @param served hash of the release that they make: while it is served, who opens the Studio waits for no check */
  origins(of: Pick<ProposalBuild, 'tenant' | 'own'>, served: string): Promise<Origins>;
  /** Has the thread read what it will need: the first check of a tenant takes seconds, and the next ones do not. */
  warm(of: Pick<ProposalBuild, 'tenant' | 'own'>): void;
  close(): Promise<void>;
}
