/** Tables that are only ever added to: requests may read and add rows, and neither change nor remove any. */
export const appendOnly: readonly string[] = [
  'audit',
  'blobs',
  'consents',
  'decisions',
  'rd_batches',
  'release_history',
  'releases',
  'transcripts',
];
