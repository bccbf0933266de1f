import { managers } from '../managers.ts';
import type { Row, DemoDataset } from '../dataset.ts';

export const managerRows = ({ id }: DemoDataset): Row[] =>
  managers.map((manager, number) => ({ uuid: id(`manager/${number}`), ...manager }));
