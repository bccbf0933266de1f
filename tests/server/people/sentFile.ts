import { idOf, type Desk } from './desk.ts';

/** A document that somebody has sent, on file; its uuid. */
export const sentFile = (
  desk: Desk,
  login: string,
  subcategory: string,
  given: { uuid?: string; validation?: 'PENDIENTE' | 'VALIDADO' | 'RECHAZADO' } = {},
) =>
  desk.rows(async (db) => {
    const { uuid = desk.context.id(), validation = 'PENDIENTE' } = given;
    await db
      .insertInto('documents')
      .values({
        tenant_id: desk.at().tenant.id,
        uuid,
        section: 'INTERVENER',
        uuid_owner: idOf(`intervener/${login}`),
        uuid_bank_account: null,
        filename: 'prueba.pdf',
        category: 'DOCUMENTATION',
        subcategory,
        is_signed: false,
        validation,
        validation_reason: null,
        created_at: desk.context.now(),
        expires_on: null,
        uploaded_by: idOf(`intervener/${login}`),
      })
      .execute();
    return uuid;
  });
