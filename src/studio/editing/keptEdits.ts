import type { Kept } from '../kernel/kept.ts';
import type { Proposal } from '../proposals/statusName.ts';
import type { Changed } from './saved.ts';

/** What was edited of a proposal and could not be saved, with what it was edited from. */
export interface KeptEdits {
  /** The version that it was read in. */
  version: number;
  before: Changed;
  changed: Changed;
}

const nameOf = (uuid: string) => `unsaved.${uuid}`;

export const readEdits = (kept: Kept, { uuid, may }: Proposal): KeptEdits | undefined =>
  may.includes('SAVE') ? kept.read<KeptEdits>(nameOf(uuid)) : undefined;

export const keepEdits = (kept: Kept, uuid: string, edits: KeptEdits): void =>
  kept.keep(nameOf(uuid), edits);

export const forgetEdits = (kept: Kept, uuid: string): void => kept.forget(nameOf(uuid));
