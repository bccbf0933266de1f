import { test } from 'vitest';
import { fromTheWayIn, isFirst } from '../support/fromTheWayIn.ts';
import { orders } from '../support/orderTable.ts';
import { setStage } from './stage.ts';

const stage = setStage();

test.each(orders.filter((order) => !isFirst(order)))(
  '$type: from the way in to the documents to sign',
  (order) => fromTheWayIn(stage, order),
);
