import { test } from 'vitest';
import { fromTheWayIn } from '../support/fromTheWayIn.ts';
import { orders } from '../support/orderTable.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const ofFunds = orders.filter(({ account }) => account !== 'Plan de jubilación');

test.each(ofFunds)('$type: from the way in to the documents to sign', (order) =>
  fromTheWayIn(stage, order),
);
