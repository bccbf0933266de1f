import { isMandate, isSentAlong } from '#/domain/documentKinds/kindsFor.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { paperFileName } from '../files/paperFileName.ts';
import type { Words } from '../kernel/words.ts';

/** An order whose papers are made. */
export interface PaperedOrder {
  uuid: string;
  operation_type: string;
  /** F fund, P pension plan. */
  kind: 'F' | 'P';
  pay_method?: string | null;
  /** Nothing more is charged for it: it needs no mandate. */
  isLast?: boolean;
  /** Day of the order, in the names of its files. */
  day: PlainDate;
}

/**
 * The papers of an order that its parties sign, as rows without tenant, id and instant: their bytes are
 * made from the order when somebody first asks for them.
 * @param words the tenant's, for the names of their files
 */
export function newPapers(
  words: Words,
  { uuid, operation_type, kind, pay_method, isLast = false, day }: PaperedOrder,
) {
  const type = operationTypeOf(operation_type);
  const debited = pay_method === 'DOMICILIACION' ? type.debited : [];
  return [...papersOf(type, kind).documents, ...debited]
    .filter((name) => !isSentAlong(name) && !(isLast && isMandate(name)))
    .map((subcategory) => ({
      section: 'OPERATION' as const,
      uuid_owner: uuid,
      uuid_bank_account: null,
      filename: paperFileName(words, subcategory, day),
      category: 'OPERATION',
      subcategory,
      is_signed: false,
      needs_signature: true,
      validation: 'PENDIENTE' as const,
      validation_reason: null,
      expires_on: null,
    }));
}
