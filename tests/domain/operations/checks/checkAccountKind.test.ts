import { expect, test } from 'vitest';
import type { OrderContext } from '#/domain/operations/checks/orderContext.ts';
import { checkOperation } from '#/domain/operations/checks/checkOperation.ts';
import { orderObstacles } from '#/domain/operations/checks/obstacles.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import type { OperationTypeName } from '#/domain/operations/kinds/operationType.ts';
import { openapi } from '#/contract/openapi.ts';
import { context, order, product } from '../given.ts';

/** What each kind of account is for. */
const takes: Readonly<Record<OrderContext['accountKind'], readonly ('F' | 'P')[]>> = {
  FI: ['F'],
  PP: ['P'],
  PPA: ['P'],
  MIXTA: ['F', 'P'],
};
/** Types that bring something into an account from outside, and those within it. */
const entering: readonly string[] = [
  ...['SUSCRIPCION', 'SOLICITUD_SUSCRIPCION_PERIODICA', 'TRASPASO_ENTRADA', 'HERENCIA_ENTRADA'],
  ...['APORTACION', 'APORTACION_PERIODICA', 'SOLICITUD_APORTACION_PERIODICA', 'DONACION_ENTRADA'],
  ...['SOLICITUD_TRASPASO_EXTERNO_ENTRADA', 'CONTINGENCIA_ENTRADA'],
];
const within = 'SOLICITUD_TRASPASO_INTERNO';
const refusal = (path: string) => [{ code: 'operation.other_account', path }];

test('the kinds of account are those of the contract', () => {
  const { AccountKind } = openapi.components!.schemas as Record<string, { enum?: string[] }>;
  expect(Object.keys(takes).sort()).toEqual([...AccountKind!.enum!].sort());
});

const rows = (Object.keys(operationTypes) as OperationTypeName[]).flatMap((type) =>
  operationTypes[type].kinds.flatMap((kind) =>
    (Object.keys(takes) as OrderContext['accountKind'][]).map(
      (accountKind) => [type, kind, accountKind] as const,
    ),
  ),
);

test.each(rows)('%s of %s on an account %s', (type, kind, accountKind) => {
  const { begunBy } = operationTypes[type];
  const target = type === within ? product({ key: '10396', kind }) : undefined;
  const given = order(type, { key_product_target: target?.key });
  const ground = context({ accountKind, product: { kind }, target });
  const said = [checkOperation(given, ground, begunBy), orderObstacles(type, given, ground)];
  const isEntering = entering.includes(type) || type === within;
  const isRefused = isEntering && !takes[accountKind].includes(kind);
  for (const issues of said)
    if (isRefused)
      expect(issues).toEqual(refusal(type === within ? '/key_product_target' : '/key_product'));
    else expect(issues.map(({ code }) => code)).not.toContain('operation.other_account');
});
