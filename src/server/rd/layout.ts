/**
 * How a field is written. `text`: upper case, left, filled with blanks; `name`: the same, cut where it
 * is too long; `exact`: as it is (ids, hashes); `number`: right, filled with zeros; `date` YYYYMMDD and
 * `instant` YYYYMMDDHHMMSS of the tenant's zone, zeros when there is none. Only names are ever cut.
 */
export type FieldKind = 'text' | 'name' | 'exact' | 'number' | 'date' | 'instant';

/** First column, counted from 1, and how many. */
export type Field = readonly [start: number, length: number, kind: FieldKind];

export const RECORD_LENGTH = 300;
export const VERSION = 'RD01';

/** What the records of one order begin with. */
const ofOperation = {
  line: [3, 6, 'number'],
  operation: [9, 36, 'exact'],
} as const;

/**
 * The records of the layout RD-1 by their type, which stands in the first two columns: fields by name.
 * Amounts in cents, participations in millionths. Columns that no field has are blank.
 */
export const layout = {
  /** Header. */
  '00': {
    version: [3, 4, 'text'],
    tenant: [7, 12, 'text'],
    sender: [19, 9, 'text'],
    batch: [28, 36, 'exact'],
    sequence: [64, 4, 'number'],
    created: [68, 14, 'instant'],
    value_date: [82, 8, 'date'],
    environment: [90, 4, 'text'],
  },
  /** Operation. */
  '10': {
    ...ofOperation,
    type: [45, 40, 'text'],
    sub_type: [85, 4, 'text'],
    product: [89, 6, 'text'],
    isin: [95, 12, 'text'],
    account: [107, 36, 'exact'],
    account_reference: [143, 12, 'text'],
    indicator: [155, 1, 'text'],
    gross: [156, 15, 'number'],
    net: [171, 15, 'number'],
    shares: [186, 18, 'number'],
    is_total: [204, 1, 'text'],
    requested: [205, 14, 'instant'],
    nav_date: [219, 8, 'date'],
    value_date: [227, 8, 'date'],
    settlement_date: [235, 8, 'date'],
    pay_method: [243, 14, 'text'],
    iban: [257, 34, 'text'],
    resend: [291, 1, 'text'],
  },
  /** Party of the account. The longest names of document types have a letter more than fits. */
  '11': {
    ...ofOperation,
    role: [45, 20, 'text'],
    document_type: [65, 20, 'name'],
    document: [85, 20, 'text'],
    surname_1: [105, 40, 'name'],
    surname_2: [145, 40, 'name'],
    name: [185, 40, 'name'],
    country: [225, 3, 'text'],
    is_orderer: [228, 1, 'text'],
  },
  /** Periodic request that the order is an occurrence of; the value of an increase in hundredths. */
  '12': {
    ...ofOperation,
    periodicity: [45, 20, 'text'],
    start: [65, 8, 'date'],
    end: [73, 8, 'date'],
    increase_type: [81, 20, 'text'],
    increase: [101, 15, 'number'],
    increase_period: [116, 20, 'text'],
  },
  /** Pension plan, or transfer from elsewhere or to there: then `origin_isin` is where it goes. */
  '13': {
    ...ofOperation,
    plan_type: [45, 20, 'text'],
    dgs_code: [65, 10, 'text'],
    egs_code: [75, 10, 'text'],
    rights: [85, 20, 'text'],
    compartment: [105, 20, 'text'],
    cause: [125, 40, 'text'],
    method: [165, 20, 'text'],
    defer: [185, 20, 'text'],
    origin_isin: [205, 12, 'text'],
    origin_account: [217, 40, 'text'],
    on_month_end: [257, 1, 'text'],
  },
  /** Target of an internal transfer. */
  '14': {
    ...ofOperation,
    product: [45, 6, 'text'],
    isin: [51, 12, 'text'],
    nav_date: [63, 8, 'date'],
  },
  /** Cancellation of an order that a batch of before was of: it is not to be booked. Totals leave it out. */
  '20': {
    ...ofOperation,
    batch: [45, 36, 'exact'],
    cancelled: [81, 14, 'instant'],
    product: [95, 6, 'text'],
    account_reference: [101, 12, 'text'],
    reason: [113, 100, 'name'],
  },
  /** Subtotal of a product. */
  '90': {
    product: [3, 6, 'text'],
    operations: [9, 6, 'number'],
    gross: [15, 15, 'number'],
    shares: [30, 18, 'number'],
  },
  /** Trailer. `codes` is the sum of the numeric product codes; `sha256` is of every byte before it. */
  '99': {
    lines: [3, 6, 'number'],
    operations: [9, 6, 'number'],
    gross: [15, 15, 'number'],
    net: [30, 15, 'number'],
    shares: [45, 18, 'number'],
    codes: [63, 10, 'number'],
    sha256: [73, 64, 'exact'],
  },
} as const satisfies Record<string, Record<string, Field>>;

export type RecordType = keyof typeof layout;

/** Values of a record's fields by name; missing is empty. */
export type RecordValues<Type extends RecordType> = {
  [Name in keyof (typeof layout)[Type]]?: string | bigint | number | null | undefined;
};
