import { managers } from '../managers.ts';
import type { Row, Story } from '../story.ts';

export const managerRows = ({ id }: Story): Row[] =>
  managers.map((manager, number) => ({ uuid: id(`manager/${number}`), ...manager }));
