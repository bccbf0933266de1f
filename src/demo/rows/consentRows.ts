import type { Row, DemoDataset } from '../history/dataset.ts';

/** Answers to the data-protection purposes, for those who have answered. */
export const consentRows = ({ id, people }: DemoDataset): Row[] =>
  people
    .filter(({ answeredGdpr }) => answeredGdpr)
    .flatMap(({ login }) =>
      purposes.map((purpose) => ({
        uuid: id(`consent/${login}/${purpose}`),
        uuid_intervener: id(`intervener/${login}`),
        purpose,
        is_granted: GRANTED.has(purpose),
        source: 'PRIVATE_AREA',
        text_version: '2025-1',
        given_at: '2025-01-15T10:00:00Z',
        channel: 'ONLINE',
        given_by: id(`user/${login}`),
      })),
    );

const purposes = [
  'commercial_own',
  'commercial_group',
  'profiling',
  'distributor_sharing',
  'channel_email',
  'channel_postal',
  'channel_phone',
  'channel_sms',
];
const GRANTED = new Set(['commercial_own', 'channel_email']);
