/** `schemas/locks.json`: what tenants may not change and why. */
export interface LocksDocument {
  kind: 'locks';
  id: string;
  locks: Record<string, Lock>;
  /** Call of the contract → what the forms that send it must bear. */
  calls: Record<string, CallLocks>;
  /** Form, part or screen, `<kind>/<id>` → pointers of the rules and parts that it keeps, whatever its examples say. */
  kept?: Record<string, string[]>;
  /** The same, with the digest of the conditions and limits that stand there: see `digestOf`. */
  exact?: Record<string, Record<string, string>>;
  /** Form or part → pointers of what it is about, files with and leads to, with digests: see `check/heldPlaces.ts`. */
  held?: Record<string, Record<string, string>>;
  /** Code list → the digest of its codes, of which the contract does not say all: see `digestOfCodes`. */
  codes?: Record<string, string>;
  /** What calls answer and forms show (`fees/redemption`) → the names that it goes by: see `check/labels.ts`. */
  labels?: Record<string, string[]>;
}

interface Reason {
  what: string;
  why: string;
  /** An article of law, or a section of the specification. */
  source: string;
}

export interface Lock extends Reason {
  order: number;
  /** `<kind>/<id>` → pointers; `''` is the document itself. */
  nodes?: Record<string, string[]>;
  /** Codes of the shared Spanish texts, or sentences that the programs say. */
  texts?: string[];
  /** These words stay Spanish in every language. */
  untranslated?: true;
  /** Its nodes say `"locked": "structure"`: they may be put into other words, and nothing else. */
  structure?: true;
  /** Each entry of its nodes keeps its name: what is seen under it is that and nothing else. */
  entries?: true;
  /** No other text says what these say, in any language: who reads them knows what happens. */
  unique?: true;
}

export interface CallLocks extends Reason {
  /** Every answer that is sent is locked. */
  whole?: true;
  /** What tenants ask besides may have to be answered too: the law leaves it to them what more they must know. */
  more?: true;
  /** Members of the body that are no answers: with `whole` there are no others. */
  given?: string[];
  /** A locked box to tick is always shown, sent or not. */
  declared?: true;
  /** The screen that shows the form is locked as a whole. */
  alone?: true;
  /** Code list with the words of each question. */
  words?: string;
  /** Each question of `words` is asked. */
  every?: true;
  /** All members of one group are asked. */
  groups?: Record<string, string[]>;
  members?: Record<string, MemberLocks>;
}

/** A member of the body that a locked field answers, where the form sends it or must send it. */
export interface MemberLocks {
  must?: boolean;
  /** Only where another member of the body is one of these. */
  when?: Record<string, string[]>;
  /** Keyword that its property has. */
  rule?: string;
  /** The column that this rule goes by: rows are apart by it, a number is of it. */
  by?: string;
  /** Rules of the columns of its rows, where the form asks for these. */
  columns?: Record<string, Pick<MemberLocks, 'rule' | 'by'>>;
  /** Country (ISO-3) whose tax number it is, where the form does not ask for the country. */
  country?: string;
  /** Where the answer of a reading call of the form has the list that is seen beside it, as files to open. */
  shows?: string;
  /** Where the answer of a reading call of the form names what is asked: what is not among it may stay hidden. */
  told?: string;
  /** Not answered beforehand. */
  blank?: true;
}

/** The key of the table among the documents. */
export const LOCKS = 'locks/locks';
