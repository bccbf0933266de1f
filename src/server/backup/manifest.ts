/** `manifest.json` of a backup: written last, so that a backup with it is whole. */
export interface Manifest {
  format: 1;
  /** ISO instant of the machine that wrote it. */
  made_at: string;
  /** Names of the migrations that the database had. */
  migrations: string[];
  parts: Part[];
  /** Numbers that the database gave out last, by the sequence's name. */
  sequences: Record<string, string>;
  files: BackedFile[];
}

/** Rows of a table, one JSON object a line, compressed; of one tenant where rows belong to tenants. */
export interface Part {
  table: string;
  tenant: string | null;
  rows: number;
  /** Of the lines, each with its line end, in their order. */
  sha256: string;
}

/** A kept file, as its row tells it. */
export interface BackedFile {
  uuid: string;
  size: string;
  sha256: string;
}

/** Where a part lies below the backup's folder. */
export const partPath = ({ table, tenant }: Pick<Part, 'table' | 'tenant'>) =>
  `tables/${table}${tenant === null ? '' : `.${tenant}`}.ndjson.gz`;

/** Where a file's bytes lie below the backup's folder. */
export const filePath = (uuid: string) => `files/${uuid.slice(0, 2)}/${uuid}`;
