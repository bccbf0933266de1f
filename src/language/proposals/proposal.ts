import type { Documents } from '../lenses/documents.ts';
import type { Overruled } from './overruled.ts';

/** What an administrator changes: documents that are other than those of a base release. Never changed itself. */
export interface Proposal {
  name: string;
  /** Id of the release that it is over. */
  base: string;
  /** `<kind>/<id>` → its text; `null` where the document is taken away. */
  changed: Readonly<Record<string, string | null>>;
  /** Where it stands over what others have published meanwhile, because somebody has said so. */
  overruled?: Overruled;
}

/** The documents that a proposal makes of its base. */
export function proposed(base: Documents, { changed }: Proposal): Documents {
  const kept = Object.entries(base).filter(([key]) => changed[key] === undefined);
  const other = Object.entries(changed).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return Object.fromEntries([...kept, ...other].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The proposal that makes these documents of its base; the same one where it does already. */
export function withDocuments(base: Documents, proposal: Proposal, documents: Documents): Proposal {
  const keys = [...new Set([...Object.keys(base), ...Object.keys(documents)])].sort();
  const changed = Object.fromEntries(
    keys.filter((key) => base[key] !== documents[key]).map((key) => [key, documents[key] ?? null]),
  );
  const isSame = JSON.stringify(sorted(proposal.changed)) === JSON.stringify(changed);
  return isSame ? proposal : { ...proposal, changed };
}

const sorted = (table: object) =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
