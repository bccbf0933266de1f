import { offeredTypes } from '#/domain/operations/operationKinds.ts';
import { operationTypeItems, orderTypes } from '../operations/operationTypeItems.ts';
import { searchable } from '../kernel/searchable.ts';
import type { Handler } from '../ports/handler.ts';

/** The types of operation by name and kind; `$search` finds a part of the name. */
export const listOperationTypes: Handler<'listOperationTypes'> = async ({ tenant, query }) => {
  const { flow } = tenant.settings;
  const offer = {
    allowPeriodics: flow.ALLOW_PERIODIC_SUBSCRIPTIONS,
    allowPensionPlans: flow.ALLOW_PENSION_PLANS,
  };
  const offered = new Set([...offeredTypes('F', offer), ...offeredTypes('P', offer)]);
  const wanted = searchable(query.$search ?? '');
  const found = operationTypeItems(offered).filter(({ name }) => searchable(name).includes(wanted));
  const operation_types = orderTypes(found, query.$orderby);
  return { data: { operation_types, total: operation_types.length, next: null } };
};
