import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../../database/withTenant.ts';
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

/** An unsigned declaration as edited data, its lists as texts. */
export function toDeclared(row: UnsignedRow, by: string): Schema<'DraftData'> {
  return {
    uuid: row.uuid,
    section: row.kind as Declared,
    uuid_document: row.uuid_document,
    changes: changesOf(toTexts(row.before), toTexts(row.answers)),
    since: (row.made_at ?? new Date(row.made_on)).toISOString(),
    by,
    needs: 'SIGNATURE',
  };
}

function toTexts(answers: Record<string, unknown>): Values {
  const fields = Object.keys(answers).sort();
  return Object.fromEntries(fields.map((field) => [field, toText(answers[field])] as const));
}

function toText(value: unknown): string | boolean | null {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return null;
  return value
    .map((each: Record<string, unknown>) => Object.values(each).filter(Boolean).join(' '))
    .join(', ');
}
