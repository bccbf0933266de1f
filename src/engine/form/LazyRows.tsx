import { late } from '../parts/late.tsx';

/** A list of rows: it is rjsf, which few forms need. Bones stand in its place until what draws it has come. */
export const LazyRows = late(
  async () => ({ default: (await import('./RowsField.tsx')).RowsField }),
  () => <span className="bone bone--control" />,
);
