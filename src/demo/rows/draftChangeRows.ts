import type { Row, DemoDataset } from '../history/dataset.ts';
import { addressRows } from './addressRows.ts';

/** One new fiscal address with its accreditation, waiting to be validated. */
export const draftChangeRows = (story: DemoDataset): Row[] => {
  const { id, people, day } = story;
  const addresses = new Map(addressRows(story).map((row) => [row.uuid, row]));
  return people
    .filter(({ hasDraftData }) => hasDraftData)
    .map(({ login }) => {
      const address = addresses.get(id(`address/${login}`));
      return {
        uuid: id(`draft/${login}/address`),
        uuid_intervener: id(`intervener/${login}`),
        section: 'ADDRESS',
        uuid_address: id(`address/${login}`),
        changes: Object.entries(moved).map(([field, value]) => ({
          field,
          old: address?.[field] ?? null,
          new: value,
        })),
        uuid_document: id(`document/${login}/ACREDITACION_CAMBIO_DIRECCION_FISCAL`),
        made_by: id(`user/${login}`),
        made_at: `${day.ago(4)}T16:21:00Z`,
        status: 'OPEN',
      };
    });
};

const moved = { street_1: 'de las Acacias', number: '112', floor: '7' };
