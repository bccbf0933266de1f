import { describe, expect, test } from 'vitest';
import kindsList from '../../../schemas/codes/operation-kinds.json' with { type: 'json' };
import statusesList from '../../../schemas/codes/operation-statuses.json' with { type: 'json' };
import typesList from '../../../schemas/codes/operation-types.json' with { type: 'json' };
import subcategories from '../../../schemas/codes/document-subcategories.json' with { type: 'json' };
import { operationTypes } from '#/domain/operations/index.ts';
import { offeredTypes, operationKinds } from '#/domain/operations/operationKinds.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import { operationStatuses } from '#/domain/operations/status/statuses.ts';

const types = Object.entries<OperationType>(operationTypes);

describe('the catalogue of operation types', () => {
  test('has exactly the types of the code list', () => {
    expect(Object.keys(operationTypes).sort()).toEqual(Object.keys(typesList.items).sort());
  });

  test('groups them as the code list does', () => {
    const listed = (kind: string) =>
      Object.entries(typesList.items)
        .filter(([, { kinds }]) => (kinds as string[]).includes(kind))
        .map(([type]) => type)
        .sort();
    for (const kind of Object.keys(kindsList.items) as ('P' | 'F' | 'F_DISABLE_PERIODICS')[])
      expect([...operationKinds[kind]].sort()).toEqual(listed(kind));
    expect(operationKinds.ALL).toHaveLength(23);
  });

  test('names documents that exist', () => {
    const known = Object.keys(subcategories.items);
    const named = types.flatMap(([, type]) =>
      (['F', 'P'] as const).flatMap((kind) => {
        const { accept, documents } = papersOf(type, kind);
        return [...accept, ...documents];
      }),
    );
    expect(named.filter((subcategory) => !known.includes(subcategory))).toEqual([]);
  });

  test('says who may order all that investors order, and nothing else', () => {
    for (const [name, { begunBy, orderers }] of types)
      expect([name, orderers !== null]).toEqual([name, begunBy === 'INVESTOR']);
  });

  test('offers no occurrence and no back-office type', () => {
    const settings = { allowPeriodics: true, allowPensionPlans: true };
    expect(offeredTypes('F', settings)).toEqual([
      'SUSCRIPCION',
      'SOLICITUD_SUSCRIPCION_PERIODICA',
      'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
      'SOLICITUD_TRASPASO_INTERNO',
      'REEMBOLSO',
      'SOLICITUD_REEMBOLSO_PERIODICO',
    ]);
    expect(offeredTypes('P', settings)).toEqual([
      'SOLICITUD_APORTACION_PERIODICA',
      'APORTACION',
      'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
      'SOLICITUD_TRASPASO_INTERNO',
      'RESCATE',
    ]);
  });

  test('offers less where a tenant has no periodic orders or no pension plans', () => {
    const none = { allowPeriodics: false, allowPensionPlans: false };
    expect(offeredTypes('P', none)).toEqual([]);
    expect(offeredTypes('F', none)).toEqual([...operationKinds.F_DISABLE_PERIODICS]);
  });

  test.each<['F' | 'P', string[], string[]]>([
    [
      'F',
      ['DFI', 'ANEXO_AL_DFI', 'INFORME_SEMESTRAL'],
      [
        ...['SOLICITUD_SUSCRIPCION_PERIODICA', 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA'],
        ...['SOLICITUD_TRASPASO_INTERNO', 'SUSCRIPCION'],
      ],
    ],
    [
      'P',
      ['DFP', 'EEPP', 'INFORME_SEMESTRAL'],
      [
        ...['APORTACION', 'SOLICITUD_APORTACION_PERIODICA', 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA'],
        'SOLICITUD_TRASPASO_INTERNO',
      ],
    ],
  ])('has the same read by whoever enters a product of kind %s', (kind, papers, entering) => {
    const asking = types.filter(([, type]) => {
      const { accept } = papersOf(type, kind);
      return type.kinds.includes(kind) && accept.length > 0;
    });
    expect(asking.map(([name]) => name).sort()).toEqual(entering);
    for (const [, type] of asking) expect(papersOf(type, kind).accept).toEqual(papers);
  });
});

test('every status has its label in the code list', () => {
  expect(Object.keys(operationStatuses)).toEqual(Object.keys(statusesList.items));
});
