import type { Schema } from '#/contract/schema.ts';
import { formatDate } from '#/domain/dates/format.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { labelOf } from '../../files/labelOf.ts';
import type { LabelList, Words } from '../../kernel/words.ts';
import { changesOf, type Values } from '../changesOf.ts';

type Declared = 'FATCA' | 'CRS';
export type UnsignedRow = Awaited<ReturnType<typeof readUnsigned>>[number];

/** The tax declarations of a person that wait for a signature, each with the one in force. */
export async function readUnsigned(db: TenantDb, uuid: string) {
  const rows = await db
    .selectFrom('declarations')
    .selectAll()
    .where('uuid_intervener', '=', uuid)
    .where('kind', 'in', ['FATCA', 'CRS'])
    .where(({ or, eb }) => or([eb('status', '=', 'DRAFT'), eb('is_current', '=', true)]))
    .orderBy('made_at')
    .execute();
  return rows
    .filter(({ status }) => status === 'DRAFT')
    .map((row) => ({
      ...row,
      before: rows.find(({ kind, is_current }) => is_current && kind === row.kind)?.answers ?? {},
    }));
}

/** An unsigned declaration as edited data, each of its lists as one text in words. */
export function toDeclared(row: UnsignedRow, by: string, say: Words): Schema<'DraftData'> {
  return {
    uuid: row.uuid,
    section: row.kind as Declared,
    uuid_document: row.uuid_document,
    changes: changesOf(toTexts(row.before, say), toTexts(row.answers, say)),
    since: (row.made_at ?? new Date(row.made_on)).toISOString(),
    by,
    needs: 'SIGNATURE',
  };
}

function toTexts(answers: Record<string, unknown>, say: Words): Values {
  const fields = Object.keys(answers).sort();
  return Object.fromEntries(fields.map((field) => [field, toText(answers[field], say)] as const));
}

function toText(value: unknown, say: Words): string | boolean | null {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return null;
  return (value as Record<string, unknown>[])
    .map((row) => cellsOf(row, say).filter(Boolean).join(', '))
    .join('; ');
}

/** Whose the row is, the country and its number, or why there is none: as a person says it. */
const cellsOf = (row: Record<string, unknown>, say: Words): string[] => [
  text(row.name),
  row.birthdate ? formatDate(text(row.birthdate)) : '',
  label('controlling-roles', row.role, say),
  label('countries', row.tin_country, say),
  text(row.tin_code),
  label('tin-absence-reasons', row.missing_reason, say),
  text(row.missing_explanation),
  label('countries', row.second_country, say),
  text(row.second_code),
  label('tin-absence-reasons', row.second_reason, say),
  text(row.birth_city),
  label('countries', row.birth_country, say),
  text(row.address),
  label('countries', row.address_country, say),
];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const label = (list: LabelList, code: unknown, say: Words) =>
  text(code) && labelOf(say, list, text(code));
