import { branchOf } from '../grammar/branch.ts';
import { block } from '../grammar/screen.ts';
import { slotsOf, type Slot } from './slots.ts';

/** What a block of a type may say: what every block says, and what its type adds. */
export function blockSlots(type: string): readonly Slot[] {
  const slots = known.get(type) ?? readSlots(type);
  known.set(type, slots);
  return slots;
}

const known = new Map<string, readonly Slot[]>();

function readSlots(type: string): readonly Slot[] {
  const branch = branchOf(block, { type });
  return 'schema' in branch ? slotsOf(branch.schema) : [];
}
