import type { Schema } from '#/contract/schema.ts';
import { labelOf } from '../../files/labelOf.ts';
import type { LabelList, Words } from '../../kernel/words.ts';

type Drafts = readonly Schema<'DraftData'>[];
type Change = Drafts[number]['changes'][number];
type Value = Change['new'];

/** Fields whose values are codes, and the lists that label them. */
const lists: Readonly<Record<string, LabelList>> = {
  country: 'countries',
  nationality: 'countries',
  birth_country: 'countries',
  key_state: 'provinces',
  street_type: 'street-types',
  country_fatca: 'countries',
  tin_country: 'countries',
  indicator_fatca: 'fatca-indicators',
  fatca_status: 'fatca-statuses',
  tin_type: 'fatca-tin-types',
  crs_indicator: 'crs-indicators',
  type_name: 'crs-name-types',
  direction_type: 'crs-address-types',
  entity_class: 'fatca-entity-classes',
};

/** What a paper is called says nothing to a reader: it is there or not. */
const papers: ReadonlySet<string> = new Set(['uuid_proof']);

/**
 * Every change that waits, a line each, with words in the place of codes. A region that only follows a province has
 * none: nobody changed it.
 */
export const draftLines = (drafts: Drafts, say: Words): Schema<'DraftLine'>[] =>
  drafts.flatMap(({ uuid, section, changes, since, by, needs }) =>
    changes
      .filter((change) => !isFollowing(change, changes))
      .map((change) => ({
        id: `${uuid}/${change.field}`,
        section,
        field: change.field,
        old: toWords(change.field, change.old, say),
        new: toWords(change.field, change.new, say),
        ...{ since, by, needs },
      })),
  );

/** Whether it is the region beside a province that changes, and no words of its own. */
function isFollowing({ field, new: state }: Change, changes: readonly Change[]): boolean {
  const province = field === 'state' && changes.find((change) => change.field === 'key_state');
  return province ? province.new !== null || state === null : false;
}

function toWords(field: string, value: Value, say: Words): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return labelOf(say, 'yes-no', value ? 'SI' : 'NO');
  if (papers.has(field)) return labelOf(say, 'yes-no', 'SI');
  const list = lists[field];
  return list ? labelOf(say, list, value) : value;
}
