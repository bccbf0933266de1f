import type { BlockType } from '#/language/blocks/index.ts';
import type { BlockDrawing } from './block.ts';
import { actions } from './actions.tsx';
import { chart } from './chart.tsx';
import { empty } from './empty.tsx';
import { form } from './form.tsx';
import { kpi } from './kpi.tsx';
import { notice } from './notice.tsx';
import { table } from './table.tsx';
import { taskList } from './taskList.tsx';
import { text } from './text.tsx';

/** Every type of block and its drawing; the language's table of option grammars has the same names. */
export const blocks: { [Type in BlockType]: BlockDrawing<Type> } = {
  actions,
  chart,
  empty,
  form,
  kpi,
  notice,
  table,
  taskList,
  text,
};
