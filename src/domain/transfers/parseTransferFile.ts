import type { WireLot } from '../lots/wireLot.ts';
import { parseCents, type Cents } from '../money/cents.ts';
import { transferMessageKinds, type TransferMessage } from './transferMessage.ts';

/** A line of a file of messages; one that cannot be read has only its number. */
export interface TransferFileLine {
  /** From 1. */
  line: number;
  message?: TransferMessage & { reference: string; request: string };
}

const REFERENCE = /^[A-Za-z0-9./_-]{1,80}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const FIELDS = 6;
const LONGEST_REASON = 300;

/**
 * Reads a file of the exchange: one message a line, `reference;uuid of the order;kind;amount;reason;purchases`,
 * purchases as `date/participations/cost`, several with `|`. Empty lines are left out.
 */
export function parseTransferFile(content: string): TransferFileLine[] {
  return content
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '')
    .map(({ text, line }) => ({ line, ...parseLine(text) }));
}

function parseLine(text: string): Pick<TransferFileLine, 'message'> {
  const fields = text.split(';').map((field) => field.trim());
  if (fields.length > FIELDS) return {};
  const [reference = '', request = '', name, given = '', reason = '', purchases = ''] = fields;
  const kind = transferMessageKinds.find((each) => each === name);
  const amount: Cents | null | undefined = given === '' ? null : parseCents(given);
  const lots = purchases === '' ? null : purchases.split('|').map(toLot);
  const isReadable = REFERENCE.test(reference) && UUID.test(request) && isText(reason);
  if (!kind || !isReadable || amount === undefined || lots?.includes(undefined)) return {};
  const message = { reference, request: request.toLowerCase(), kind, amount };
  return { message: { ...message, reason: reason || null, lots: lots as WireLot[] | null } };
}

/** What people may read later: no control characters, not endless. */
const isText = (reason: string) => reason.length <= LONGEST_REASON && !/\p{C}/u.test(reason);

function toLot(text: string): WireLot | undefined {
  const [acquisition_date, shares, cost, ...more] = text.split('/').map((field) => field.trim());
  return acquisition_date && shares && cost && more.length === 0
    ? { acquisition_date, shares, cost }
    : undefined;
}
