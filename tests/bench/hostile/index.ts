import { documents } from './documents.ts';
import type { HostileSection } from './hostileSection.ts';
import { hosts } from './hosts.ts';
import { limits } from './limits.ts';
import { links } from './links.ts';
import { manifests } from './manifests.ts';
import { neighbour } from './neighbour.ts';
import { rows } from './rows.ts';
import { sessions } from './sessions.ts';
import { stolenToken } from './stolenToken.ts';
import { uploads } from './uploads.ts';

/** The quick ones first. */
export const sections: Readonly<Record<string, HostileSection>> = {
  manifests,
  hosts,
  links,
  limits,
  rows,
  'stolen-token': stolenToken,
  sessions,
  documents,
  neighbour,
  uploads,
};
