import type { Change, DraftRow } from '../../tables/draftTables.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { changesOf, type Values } from '../changesOf.ts';
import { flagDrafts } from '../flagDrafts.ts';

/** Edited data of one section. */
export interface DraftEdit {
  intervener: string;
  section: DraftRow['section'];
  address?: string;
  /** What is stored now and what it is to be, by wire names. */
  stored: Values;
  wanted: Values;
  document?: string;
  by: string;
  at: Date;
  /** Of a new draft. */
  uuid: string;
}

/**
 * Adds edited data to the open draft of its section, or opens one. A field that goes back to what is
 * stored leaves the draft, and a draft without changes is closed. The person's row must be locked.
 */
export async function keepDraft(db: TenantDb, edit: DraftEdit): Promise<void> {
  const { intervener, section, address, document, by, at } = edit;
  const open = await db
    .selectFrom('draft_changes')
    .selectAll()
    .where('uuid_intervener', '=', intervener)
    .where('section', '=', section)
    .where('status', '=', 'OPEN')
    .$if(address !== undefined, (query) => query.where('uuid_address', '=', address!))
    .executeTakeFirst();
  const before = Object.fromEntries((open?.changes ?? []).map((each) => [each.field, each.new]));
  const changes: Change[] = changesOf(edit.stored, { ...before, ...edit.wanted });
  const set = { changes: JSON.stringify(changes), made_by: by, made_at: at };
  if (open) {
    const closed = { status: 'DISCARDED' as const, closed_by: by, closed_at: at };
    await db
      .updateTable('draft_changes')
      .set(changes.length > 0 ? { ...set, ...(document && { uuid_document: document }) } : closed)
      .where('uuid', '=', open.uuid)
      .execute();
  } else if (changes.length > 0) {
    await db
      .insertInto('draft_changes')
      .values({
        tenant_id: db.tenantId,
        uuid: edit.uuid,
        uuid_intervener: intervener,
        section,
        uuid_address: address ?? null,
        uuid_document: document ?? null,
        status: 'OPEN',
        closed_by: null,
        closed_at: null,
        ...set,
      })
      .execute();
  }
  await flagDrafts(db, intervener);
}
