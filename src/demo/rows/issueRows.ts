import { groupAddress } from '#/server/support/groups.ts';
import { uuidOf } from '#/server/kernel/uuidOf.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** One open request about an order under way; its links name the operation. */
export const issueRows = ({ id, tenant, operations, day }: DemoDataset): Row[] =>
  operations
    .filter(({ operation }) => operation.key === 'luis/2/luis-issue')
    .map(({ operation }) => {
      const operationUuid = id(`operation/${operation.key}`);
      const group = uuidOf(`${tenant.name}/group/OPERATIONS_ADMINISTRATOR`);
      const expires = day.ago(-2);
      return {
        uuid: id(`issue/${operation.key}`),
        subject: 'Solicitud info: Luis Robles Cano',
        description: '¿Por qué la entidad de origen todavía no ha enviado mi traspaso?',
        status: 'OPEN',
        blocking: false,
        is_from_pa: true,
        is_intervener: true,
        expires_on: `${expires} 10:15:00`,
        expires_at: `${expires}T09:15:00Z`,
        uuid_intervener: id('intervener/luis'),
        uuid_group: group,
        uuid_operation: operationUuid,
        category: 'INTERVENER_CARE',
        links: {
          interveners: [`/api/accounts/${id('intervener/luis')}`],
          operations: [`/api/operations/${operationUuid}`],
          group_assigned: [groupAddress(group)],
          category: '/api/categories/INTERVENER_CARE',
        },
        created_by: id('user/luis'),
        created_at: `${day.ago(5)}T09:15:00Z`,
      };
    });
