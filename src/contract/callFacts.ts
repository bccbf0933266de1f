/** What the contract says about a call beside its shape: its `x-…` entries. For the server and for checks, not for browsers. */
export interface CallFacts {
  /** Who may ask for it at all; whom it is about is decided where objects are loaded. `x-callers` */
  callers: readonly Caller[];
  /** What staff must have beside a login. `x-permission` */
  permission?: string;
  /** `reads` changes nothing that anybody can see; `ends` cannot be undone. `x-effect` */
  effect: 'reads' | 'writes' | 'ends';
  /** Law says what is asked, and in which words: its forms bear the locks of the table. `x-regulated` */
  regulated?: true;
  /** What its answer costs much of: few of a kind are made at a time. A `search` is one only where it has something to search for. `x-lane` */
  lane?: Lane;
}

/** `pdf`: drawn; `csv`: however many rows there are; `simulation`: computed anew; `search`: every row is looked at. */
export type Lane = 'pdf' | 'csv' | 'simulation' | 'search';

/** `guest`: an apikey only; `client`: a token for the host itself. */
export type Caller = 'guest' | 'client' | 'investor' | 'staff' | 'studio';
