import { isUnder } from '../locks/lockedIn.ts';
import { step } from '../values/pointer.ts';

/** Whether `/row` at a place is a row of the list that a question asks for, and no row of a call that gives choices. */
export const isAboutColumn = (pointer: string, name: string): boolean =>
  isUnder(pointer, `/fields${step(name)}`) && !/\/choices\//.test(pointer);
