import { managers } from '../world/managers.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

export const managerRows = ({ id }: DemoDataset): Row[] =>
  managers.map((manager, number) => ({ uuid: id(`manager/${number}`), ...manager }));
