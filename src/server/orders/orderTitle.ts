import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/** How an order is called in the middle of a sentence: "suscripción de Mixto FI". */
export function orderTitle(type: string, product: string): string {
  return `${nameOf(type)} de ${product}`;
}

/** The same of a stored order, by the name of its product. */
export async function readOrderTitle(
  db: TenantDb,
  {
    tenant_id,
    operation_type,
    key_product,
  }: Pick<StoredOperation, 'tenant_id' | 'operation_type' | 'key_product'>,
): Promise<string> {
  const product = await db
    .selectFrom('products')
    .select('name_product')
    .where('tenant_id', '=', tenant_id)
    .where('key_product', '=', key_product)
    .executeTakeFirst();
  return orderTitle(operation_type, product?.name_product ?? key_product);
}

/** The order's name alone: "suscripción periódica". */
export function nameOf(type: string): string {
  return names[type] ?? type.toLowerCase().replaceAll('_', ' ');
}

const names: Readonly<Record<string, string>> = {
  SUSCRIPCION: 'suscripción',
  SOLICITUD_SUSCRIPCION_PERIODICA: 'suscripción periódica',
  REEMBOLSO: 'reembolso',
  REEMBOLSO_PERIODICO: 'reembolso periódico',
  SOLICITUD_REEMBOLSO_PERIODICO: 'reembolso periódico',
  SOLICITUD_TRASPASO_INTERNO: 'traspaso entre fondos',
  SOLICITUD_TRASPASO_EXTERNO_ENTRADA: 'traspaso desde otra entidad',
  TRASPASO_SALIDA: 'traspaso a otra entidad',
  APORTACION: 'aportación',
  APORTACION_PERIODICA: 'aportación periódica',
  SOLICITUD_APORTACION_PERIODICA: 'aportación periódica',
  RESCATE: 'rescate',
};
