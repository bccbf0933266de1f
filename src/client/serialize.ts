import type { Input, OperationId } from '#/contract/call.ts';
import type { Store } from './store.ts';

type Body = Record<string, unknown>;

/** The input as its call wants it on the wire, for the few calls that differ from what forms hold. */
export function serialize<Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  store: Store,
): Input<Id> {
  const serializer = serializers[id];
  const { body } = input as { body?: Body };
  return serializer && body ? { ...input, body: serializer(body, store) } : input;
}

const serializers: Partial<Record<OperationId, (body: Body, store: Store) => Body>> = {
  /** A partial update carries the mimetype of the stored configuration. @source specification §3 */
  updateIntervener(body, store) {
    const configuration = store.read('configuration')?.initial_configuration;
    const { crm_mimetype } = (configuration ?? {}) as { crm_mimetype?: string };
    return { ...(crm_mimetype && { mimetype: crm_mimetype }), ...body };
  },
  /** A full update never carries group and permission fields. @source specification §3 */
  replaceIntervener(body) {
    const { uuid_group, uuid_permission_set, permission_set, group, ...rest } = body;
    void [uuid_group, uuid_permission_set, permission_set, group];
    return rest;
  },
};
