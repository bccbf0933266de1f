import type { OperationId } from './call.ts';
import type { Permission } from './permission.ts';

/** What the contract says about a call beside its shape: its `x-…` entries. For the server and for checks, not for browsers. */
export interface CallFacts {
  /** Who may ask for it at all; whom it is about is decided where objects are loaded. `x-callers` */
  callers: readonly Caller[];
  /** What the permission set of staff must grant. `x-permission` */
  permission?: Permission;
  /** `reads` changes nothing that anybody can see; `ends` cannot be undone. `x-effect` */
  effect: 'reads' | 'writes' | 'ends';
  /** Law says what is asked, and in which words: its forms bear the locks of the table. `x-regulated` */
  regulated?: true;
  /**
   * What it was asked with is kept as the form showed it: bodies take `own_answers`, requests may name their form.
   * `true`: it is about the asker. `x-evidence`
   */
  evidence?: true | Evidence;
  /** It changes what identifies or reaches a person, or where money goes, or unlocks such a change: it needs the password and a code again, of staff too. `x-step-up` */
  stepUp?: true | StepUpFields;
  /**
   * Parameters and members of the body that a document may fill in by itself; everything else the person
   * gives. Where it lists values, only these, each with the verbs that a button for it says. `x-fixed`
   */
  fixed?: Readonly<Record<string, 'any' | Readonly<Record<string, readonly string[]>>>>;
  /** Members of the body by which the client says how it speaks: it adds them itself, and no form writes them. `x-added` */
  added?: readonly string[];
  /** The call whose answer a form of it begins with: without it whoever corrects one thing would say the others anew. `x-begins-with` */
  beginsWith?: OperationId;
  /** It says beforehand what another call brings about: forms of that call show its figures. `x-foretells` */
  foretells?: Foretold;
  /** It says what one of several changes would make of a thing: forms that ask for one send that one. `x-previews` */
  previews?: Previewed;
  /** Members of the body that take a password or a code. `x-secrets` */
  secrets?: readonly string[];
  /** Spanish verbs of which a button that asks for it says one; whatever changes something has them, or is harmless. `x-verbs` */
  verbs?: readonly string[];
  /** Why a button may ask for it in any words, and a tenant's own document may send it. `x-harmless` */
  harmless?: string;
  /** What its answer costs much of: few of a kind are made at a time. A `search` is one only where it has something to search for. `x-lane` */
  lane?: Lane;
}

/** Whom the answers of a call are about, and what it takes to ask. */
export interface Evidence {
  /** Parameter of the path that names the intervener; the asker without one. */
  about?: string;
  /** What is asked stands in the form alone: without a released one nothing can be answered. */
  formed?: true;
}

/** What a call says beforehand about another one. */
export interface Foretold {
  call: OperationId;
  /** Member of both bodies: only for the values that the foretelling one takes. */
  by: string;
  /** Members of its answer that are shown before the other is sent. */
  figures: readonly string[];
}

/** Which change a call previews: the member of its body that names it, and what brings each about. */
export interface Previewed {
  by: string;
  of: Readonly<Record<string, { call: OperationId; with?: Readonly<Record<string, string>> }>>;
}

/** Only for some fields of the body. */
export interface StepUpFields {
  fields: readonly string[];
  /** Fields for which only these values ask for it. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The call of the same path whose answer holds them `at` this member of its data: what is sent as it stands there is no change. */
  stored?: { call: OperationId; at: string };
}

/** `pdf`: drawn; `csv`: however many rows there are; `simulation`: computed anew; `search`: every row is looked at; `figures`: from a whole history. */
export type Lane = 'pdf' | 'csv' | 'simulation' | 'search' | 'figures';

/** `guest`: an apikey only; `client`: a token for the host itself. */
export type Caller = 'guest' | 'client' | 'investor' | 'staff' | 'studio';
