import { expect, test } from 'vitest';
import type { Role } from '#/domain/access/roles.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { orderers } from '#/domain/operations/kinds/orderers.ts';

const columns = [
  ['TITULAR', 'PARTICIPE'],
  ['USUFRUCTUARIO'],
  ['NUDO_PROPIETARIO'],
  ['APODERADO', 'REPRESENTANTE_LEGAL', 'ADMINISTRADOR'],
  ['TUTOR'],
  ['AUTORIZADO', 'GESTOR', 'FIDUCIARIO'],
  ['AUTORIZADO_CONSULTA', 'JUNTA_DIRECTIVA', 'ASESOR'],
  ['APORTANTE', 'APORTANTE_CONYUGE', 'APORTANTE_FAMILIAR'],
] as const satisfies readonly (readonly Role[])[];

/** Once more, row by row, so that a changed cell is seen. */
// prettier-ignore
const rows: Record<keyof typeof orderers, string[]> = {
  invest:   ['yes', 'no', 'yes', 'yes', 'yes', 'yes', 'no', 'pension_only'],
  transfer: ['yes', 'with_bare_owner', 'with_usufructuary', 'yes', 'guardianship_proof', 'yes', 'no', 'no'],
  redeem:   ['yes', 'with_bare_owner', 'with_usufructuary', 'scope_of_power', 'guardianship_proof', 'validated_iban', 'no', 'no'],
};

const cells = Object.entries(rows).flatMap(([table, permissions]) =>
  columns.flatMap((roles, column) =>
    roles.map((role) => [table as keyof typeof rows, role, permissions[column]!] as const),
  ),
);

test.each(cells)('%s by %s: %s', (table, role, permission) => {
  expect(orderers[table][role] ?? 'no').toBe(permission);
});

test.each([
  [
    'invest',
    [
      'SUSCRIPCION',
      'SOLICITUD_SUSCRIPCION_PERIODICA',
      'APORTACION',
      'SOLICITUD_APORTACION_PERIODICA',
    ],
  ],
  ['transfer', ['SOLICITUD_TRASPASO_INTERNO', 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA']],
  ['redeem', ['REEMBOLSO', 'SOLICITUD_REEMBOLSO_PERIODICO', 'RESCATE']],
] as const)('%s is ordered as %o are', (table, types) => {
  const found = Object.entries<OperationType>(operationTypes)
    .filter(([, type]) => type.orderers === orderers[table])
    .map(([name]) => name);
  expect(found.sort()).toEqual([...types].sort());
});
